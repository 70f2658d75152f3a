// SPDX-License-Identifier: Apache-2.0
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { catalogues } from './plugins/catalogues.ts';
import { install_icons } from './plugins/install.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [
    catalogues(here('../content/locales'), here('./src/games')),
    install_icons(here('../build/art/pictures')),
    svelte(),
  ],
  resolve: { alias: { $art: here('../build/art/pictures'), $rules: here('../docs/rules') } },
  build: {
    outDir: here('../build/web'),
    emptyOutDir: true,
    target: 'es2022',
    // The server's content security policy allows files of its own only, no data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } },
  },
});
