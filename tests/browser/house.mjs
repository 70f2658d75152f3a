// SPDX-License-Identifier: Apache-2.0
// The real program and a real browser: a house with its own data file on a free port, and Debian's
// Chromium without windows of its own: a whole one spends half of its time on what nobody sees.
// REVERIE names the program, CHROMIUM the browser.
import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, afterEach, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const program = process.env.REVERIE ?? join(root, 'build/release/reverie');
const browser_program = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';
const browser_arguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const sizes = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
};
/// A phone held so: what is asked of every size is not asked of it.
export const sideways = { width: 844, height: 390 };

function address_of(server) {
  return new Promise((resolve, reject) => {
    const words = [];
    for (const stream of [server.stdout, server.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        words.push(line);
        const address = line.match(/http:\/\/[\d.]+:\d+/);
        if (address) resolve(address[0]);
      });
    }
    server.on('exit', (code, signal) => {
      const last_words = `the server ended (${code ?? signal}): ${words.join('\n')}`;
      if (signal !== 'SIGKILL' && code !== 0) console.error(last_words);
      reject(new Error(last_words));
    });
  });
}

class House {
  #folder = mkdtempSync(join(tmpdir(), 'reverie-browser-'));
  #server;
  address;
  browser;

  /// `data` is a file of another house that this one begins with.
  constructor({ data } = {}) {
    if (data) copyFileSync(data, this.#data);
  }

  get #data() {
    return join(this.#folder, 'data.db');
  }

  /// `port` so that a restarted server is found where it was.
  async open(port = 0) {
    this.#server = spawn(program, ['serve', '--port', String(port), '--data', this.#data]);
    this.address = await address_of(this.#server);
  }

  get port() {
    return Number(new URL(this.address).port);
  }

  #end(signal) {
    const ended = new Promise((resolve) => this.#server.once('exit', resolve));
    this.#server.kill(signal);
    return ended;
  }

  /// Hears nothing and says nothing, while everybody is still connected.
  freeze() {
    this.#server.kill('SIGSTOP');
  }

  /// Without any farewell.
  crash() {
    return this.#end('SIGKILL');
  }

  async restart() {
    const { port } = this;
    await this.crash();
    await this.open(port);
  }

  async close() {
    await this.#end('SIGTERM');
    rmSync(this.#folder, { recursive: true });
  }
}

/// The house of one file of tests, open while they run. Visitors leave after each test.
export function open_house(wishes) {
  const house = new House(wishes);
  before(async () => {
    await house.open();
    house.browser = await chromium.launch({ executablePath: browser_program, args: browser_arguments });
  });
  afterEach(() => Promise.all(house.browser.contexts().map((context) => context.close())));
  after(async () => {
    await house.browser.close();
    await house.close();
  });
  return house;
}

/// A visitor with a browser profile of their own. What the page complains about is kept.
export async function visit(house, size, { language = 'en', calm = true } = {}) {
  const context = await house.browser.newContext({
    baseURL: house.address,
    viewport: size,
    hasTouch: size === sizes.phone,
    locale: language,
    reducedMotion: calm ? 'reduce' : 'no-preference',
  });
  const page = await context.newPage();
  page.complaints = [];
  page.on('pageerror', (error) => page.complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') page.complaints.push(message.text());
  });
  return page;
}

/// A window of another size, once the page has measured itself anew: what it measures it knows a frame later.
export async function resize(page, size) {
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}
