// SPDX-License-Identifier: Apache-2.0
// The small pale figure that stands in every picture and gives it scale. The scarf streams high and
// splits into two tails, so that it is never taken for an arm.

export const dreamer = (
  x,
  y,
  { scale = 1, robe = '#f7ead0', scarf = '#ffcf7d', looks = 'left' } = {},
) => `<g transform="translate(${x} ${y}) scale(${looks === 'left' ? scale : -scale} ${scale})">
<ellipse cy=".4" rx="5" ry="1" fill="#000" opacity=".45"/>
<path d="M-1.5,-12.4C-3.2,-9 -4,-4 -4.6,0C-2,.7 2.6,.7 4.2,0C3.6,-4.2 2.8,-9 1.5,-12.4Z" fill="${robe}"/>
<path d="M.2,-12C.8,-8 1.6,-4 1.9,.3L4.2,0C3.6,-4.2 2.8,-9 1.5,-12.4Z" fill="#000" opacity=".22"/>
<path d="M1.2,-13.1C3.4,-14.8 5.2,-13 7.4,-14.2C9.2,-15.2 10.6,-14.6 12.6,-16C12,-13.8 10,-13 8.2,-12.7C5.6,-12.3 3.2,-12.2 1.2,-12Z" fill="${scarf}"/>
<path d="M1.3,-12.5C3.6,-12.8 4.8,-10.8 6.8,-11.2C8.2,-11.5 9,-10.8 10.6,-11.4C9.6,-9.8 7.8,-9.6 6.2,-9.8C4.2,-10 2.6,-11.2 1.2,-11.6Z" fill="${scarf}" opacity=".8"/>
<circle cy="-14.6" r="2.2" fill="${robe}"/>
<path d="M-1.9,-15.4C-1.6,-17.6 1.7,-17.6 2.1,-14.9C2.3,-13.6 2,-12.6 1.6,-12.2C1.4,-14 .4,-15.3 -1.9,-15.4Z" fill="#1a0e14"/>
<path d="M-1.9,-13C-.6,-12.3 .8,-12.3 1.9,-13L2.1,-11.6C.8,-10.8 -.8,-10.8 -2.1,-11.6Z" fill="${scarf}"/>
</g>`;
