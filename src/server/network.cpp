// SPDX-License-Identifier: Apache-2.0
#include "server/network.hpp"

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/network_v6.hpp>

namespace reverie::server {
namespace {

namespace ip = boost::asio::ip;

constexpr unsigned short bits_of_network = 64;

}  // namespace

std::string network_of(const std::string& address) {
  boost::system::error_code error;
  const ip::address read = ip::make_address(address, error);
  if (error) return address;
  if (read.is_v4()) return read.to_string();
  const ip::address_v6 v6 = read.to_v6();
  if (v6.is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, v6).to_string();
  return ip::make_network_v6(v6, bits_of_network).canonical().to_string();
}

}  // namespace reverie::server
