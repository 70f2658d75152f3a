// SPDX-License-Identifier: Apache-2.0
/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:catalogue/*' {
  const texts: Record<string, string>;
  export default texts;
}
