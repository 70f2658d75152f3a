// SPDX-License-Identifier: Apache-2.0

/// The outline of a door of this size, `inset` pixels inside it, as the data of a path.
export function arch(width: number, height: number, inset = 0): string {
  const [left, right, middle, foot] = [inset, width - inset, width / 2, height - inset];
  const spring = width * 0.62;
  return (
    `M${left},${foot}V${spring}` +
    `C${left},${spring * 0.5} ${middle - width * 0.2},${inset + 16} ${middle},${inset}` +
    `C${middle + width * 0.2},${inset + 16} ${right},${spring * 0.5} ${right},${spring}V${foot}Z`
  );
}
