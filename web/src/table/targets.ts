// SPDX-License-Identifier: Apache-2.0
// Arrow keys move between everything marked `data-target`, to the nearest one in that direction.

type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const directions: Record<Arrow, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const is_arrow = (key: string): key is Arrow => key in directions;
/// Something a little aside is better than something far ahead, but not much.
const sideways_cost = 2.2;

function targets(): HTMLElement[] {
  const moment = document.querySelector('[data-moment]');
  const all = (moment ?? document).querySelectorAll<HTMLElement>('[data-target]:not(:disabled)');
  return [...all].filter((element) => element.offsetParent !== null);
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function cost(from: Element, to: Element, arrow: Arrow): number {
  const [a, b, way] = [middle(from), middle(to), directions[arrow]];
  const [x, y] = [b.x - a.x, b.y - a.y];
  const ahead = x * way.x + y * way.y;
  const aside = Math.abs(x * way.y) + Math.abs(y * way.x);
  return ahead > 4 ? ahead + aside * sideways_cost : Infinity;
}

/// Whether the key was an arrow that moved the focus.
export function move_focus(key: string): boolean {
  if (!is_arrow(key)) return false;
  const from = document.activeElement;
  const all = targets();
  if (!from || !all.some((target) => target === from)) {
    all[0]?.focus();
    return all.length > 0;
  }
  const best = all
    .map((target) => ({ target, cost: cost(from, target, key) }))
    .reduce((a, b) => (b.cost < a.cost ? b : a));
  if (best.cost === Infinity) return false;
  best.target.focus();
  return true;
}

export function focus_target(selector: string): void {
  targets()
    .find((target) => target.matches(selector))
    ?.focus();
}
