// SPDX-License-Identifier: Apache-2.0
/// <reference types="svelte" />
/// <reference types="vite/client" />

/// The texts of a part of the page (`shell`, or a game's id) by language.
declare module 'virtual:catalogues' {
  const catalogues: Record<
    string,
    Record<string, () => Promise<{ default: Record<string, string> }>>
  >;
  export default catalogues;
}
