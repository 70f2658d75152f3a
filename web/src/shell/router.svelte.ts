// SPDX-License-Identifier: Apache-2.0
// Which screen an address means, and how to go to another without loading the page again.

export type Route =
  | { screen: 'home' }
  /// The secret of an invitation is in the fragment, which browsers never send to a server.
  | { screen: 'table'; table: string; secret: string | null }
  | { screen: 'replay'; table: string }
  | { screen: 'rules'; game: string; rule: string | null }
  | { screen: 'learn'; game: string }
  | { screen: 'nowhere' };

export function read_route(path: string, fragment: string): Route {
  const [first, second, ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  const after = fragment.replace(/^#/, '') || null;
  if (!first) return { screen: 'home' };
  if (!second || rest.length > 0) return { screen: 'nowhere' };
  switch (first) {
    case 't':
      return { screen: 'table', table: second, secret: after };
    case 'replay':
      return { screen: 'replay', table: second };
    case 'rules':
      return { screen: 'rules', game: second, rule: after };
    case 'learn':
      return { screen: 'learn', game: second };
    default:
      return { screen: 'nowhere' };
  }
}

export const table_path = (table: string) => `/t/${encodeURIComponent(table)}`;
export const replay_path = (table: string) => `/replay/${encodeURIComponent(table)}`;
export const rules_path = (game: string) => `/rules/${encodeURIComponent(game)}`;
export const learn_path = (game: string) => `/learn/${encodeURIComponent(game)}`;
export const invitation = (table: string, secret: string) =>
  `${location.origin}${table_path(table)}#${secret}`;

const here = () => read_route(location.pathname, location.hash);
let current = $state.raw<Route>(here());

export const route = (): Route => current;

export function go(path: string): void {
  history.pushState(null, '', path);
  current = here();
  scrollTo(0, 0);
}

/// The same where going back should not lead here again.
export function replace(path: string): void {
  history.replaceState(null, '', path);
  current = here();
}

/// An invitation that was used need not stay in the address bar and the history.
export function forget_fragment(): void {
  history.replaceState(null, '', location.pathname);
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

addEventListener('popstate', () => (current = here()));
addEventListener('hashchange', () => (current = here()));
addEventListener('click', follow);
