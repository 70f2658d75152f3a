# SPDX-License-Identifier: Apache-2.0
# Which Debian packages the house needs: a player does not have to install compilers for fuzzing.
readonly player_packages=(
  cmake ninja-build g++ ccache pkgconf
  libboost1.81-dev libcli11-dev libfmt-dev libicu-dev libsodium-dev libspdlog-dev libsqlite3-dev
  libtomlplusplus-dev
)
readonly engineer_packages=(
  git python3
  clang-19 clang-format-19 clang-tidy-19 libclang-19-dev libclang-rt-19-dev llvm-19-dev
  lld-19 libclang-rt-19-dev-wasm32 libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 wasi-libc
  libbenchmark-dev libgmock-dev libgtest-dev librapidcheck-dev
  chromium-headless-shell
)

# What Vite asks for; everything else is content with less.
node_is_recent() {
  local version major minor
  version=$(node --version 2>/dev/null) || return 1
  IFS=. read -r major minor _ <<<"${version#v}"
  ((major > 22 || (major == 22 && minor >= 12) || (major == 20 && minor >= 19)))
}

# Debian 12 has Node 18. The npm registry has newer ones as packages: one of them goes into build/.
set_up_recent_node() {
  local machine=x64 folder
  [[ $(uname --machine) == aarch64 ]] && machine=arm64
  folder=$PWD/build/node/node_modules/node-linux-$machine
  export PATH=$folder/bin:$PATH
  node_is_recent && return
  echo "Installing node-linux-$machine (npm)" >&2
  npm install --prefix build/node --no-save --no-audit --no-fund --loglevel=error \
    "node-linux-$machine@22" >&2
  hash -r
}

# Those of the named packages that are not installed, one a line.
missing_packages() {
  local installed package
  installed=$(dpkg-query --show --showformat='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true)
  for package in "$@"; do
    grep --quiet --line-regexp --fixed-strings "installed $package" <<<"$installed" || echo "$package"
  done
}

install_packages() {
  local as_root=()
  ((EUID == 0)) || as_root=(sudo)
  echo "Installing $*" >&2
  "${as_root[@]}" apt-get update --quiet=2 >&2
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install --yes --quiet=2 --no-install-recommends "$@" >&2
}

# set_up <player|page|engineer>…: everybody needs what a player needs, and an engineer all of it.
set_up() {
  local wanted=("${player_packages[@]}") missing
  [[ " $* " == *' engineer '* ]] && wanted+=("${engineer_packages[@]}")
  if [[ " $* " == *' engineer '* || " $* " == *' page '* ]]; then
    command -v node >/dev/null || wanted+=(nodejs)
    command -v npm >/dev/null || wanted+=(npm)
  fi
  if ! command -v dpkg-query >/dev/null; then
    echo "dev: this is not Debian; what these packages hold must be there already: ${wanted[*]}" >&2
    return
  fi
  mapfile -t missing < <(missing_packages "${wanted[@]}")
  ((${#missing[@]} == 0)) || install_packages "${missing[@]}"
}

# The packages of the page and of its tests, exactly those of the lock, when it is newer than what is
# installed.
set_up_npm() {
  local lock folder
  for lock in web/package-lock.json tests/browser/package-lock.json; do
    folder=$(dirname "$lock")
    [[ $folder/node_modules/.package-lock.json -nt $lock ]] && continue
    npm ci --prefix "$folder" --no-audit --no-fund >&2
  done
}
