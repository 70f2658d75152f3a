// SPDX-License-Identifier: Apache-2.0
import { mount } from 'svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import App from './shell/App.svelte';
import { start_speaking } from './shell/i18n.svelte';

const page = document.getElementById('app');
if (!page) throw new Error('index.html has no element #app');

await start_speaking();
mount(App, { target: page });
