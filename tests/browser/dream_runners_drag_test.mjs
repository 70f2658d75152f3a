// SPDX-License-Identifier: Apache-2.0
// A segment in the hand: what moves with it and what does not, where it is proposed, how a finger turns
// it, and that it is let go with the dream over which it was held.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  begin,
  board,
  dream_number,
  friend,
  join,
  lay_nothing,
  lock_button,
  lying,
  open_table,
  piece_of,
  play_on,
  spot_on_screen,
} from './dream_runners_player.mjs';
import { open_house, sizes, visit } from './house.mjs';
import { complains_about_nothing } from './looks.mjs';

const house = open_house();

const dragged = (page) => page.locator('[data-dragged]');
const ghost = (page) => page.locator('.ghost');
const middle_of = async (thing) => {
  const { x, y, width, height } = await thing.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
};
const cell = (page) => page.locator('[data-field]').boundingBox().then(({ width }) => width / 3);
const aimed = (page) => board(page).getAttribute('data-aimed');

/// All that the page says would come of the composition.
const forecast = (page) =>
  page.evaluate(() => [...document.querySelectorAll('.tags, .side .panels')].map((one) => one.innerText));

/// Presses a segment of the tray and carries it to a place of the dream, without letting go; until the
/// page says what would come of it.
async function carry(page, shape, place) {
  const before = await forecast(page);
  const from = await middle_of(piece_of(page, shape));
  const to = await spot_on_screen(page, place);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x + 30, to.y + 30, { steps: 3 });
  await page.mouse.move(to.x, to.y);
  await dragged(page).waitFor();
  await page.waitForFunction(
    (said) =>
      JSON.stringify([...document.querySelectorAll('.tags, .side .panels')].map((one) => one.innerText)) !== said,
    JSON.stringify(before),
  );
  return to;
}

// --- When the sand ends ---------------------------------------------------------------------------

/// Two who play against little sand; the first watches with full motion.
async function two_against_sand() {
  const host = await visit(house, sizes.desktop, { calm: false });
  const opened = await open_table(host, { options: { seconds: 2 }, seats: [friend] });
  await host.goto(`/t/${opened.table}`);
  const guest = await join(house, opened, sizes.laptop);
  await lock_button(host).waitFor();
  return { host, guest };
}

const holds_nothing = async (page, when) => {
  assert.equal(await dragged(page).count(), 0, `${when}: nothing is in the hand`);
  assert.equal(await ghost(page).count(), 0, `${when}: nothing is aimed`);
  assert.equal(await aimed(page), null, `${when}: no spot is meant`);
};

test('the sand ends while a segment is held: it is not counted, and the next dream knows nothing of it', async () => {
  const { host, guest } = await two_against_sand();
  await carry(host, 'Line of three', [1.5, 0.5]);
  await lock_button(guest).click();
  await host.getByRole('button', { name: 'Skip' }).waitFor();
  await holds_nothing(host, 'while it is told');
  assert.equal(await lying(host).count(), 0, 'nothing lies');
  assert.equal(await host.locator('[data-field] .pane').count(), 0, 'nothing is shown as lying');
  await host.mouse.up();
  await host.keyboard.press('Escape');
  const players = [host, guest].map((page) => ({ page, composing: lay_nothing }));
  await play_on(players, async () =>
    (await dream_number(host)) === '2' && (await dream_number(guest)) === '2',
  );
  await lock_button(host).waitFor();
  await holds_nothing(host, 'in the next dream');
  const said = await forecast(host);
  await host.reload();
  await lock_button(host).waitFor();
  assert.deepEqual(said, await forecast(host), 'what is said of the new dream is the engine’s word');
  complains_about_nothing(host);
});

// --- What a drag paints ---------------------------------------------------------------------------

/// Which things of the page change until it is asked: elements outside of the moving layer and of what else
/// may change. Of the board itself that is which spot is meant.
const watch_changes = (page, may_change = '[data-dragged]') =>
  page.evaluate((layers) => {
    globalThis.changed = new Set();
    const watcher = new MutationObserver((changes) => {
      for (const { target, attributeName } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const is_aim = attributeName === 'data-aimed' && layers.includes('.ghost');
        // Of what is gone by now, that it went is told by what it stood in.
        const is_gone = element?.isConnected === false;
        if (!is_aim && !is_gone && !element?.closest(layers)) globalThis.changed.add(element?.outerHTML.slice(0, 120));
      }
    });
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  }, may_change);

/// What came with the last move of the pointer has come: for a while nothing changes any more.
const changes_nothing_more = (page) =>
  page.evaluate(async () => {
    const frames_of_peace = 24;
    let still = 0;
    const watcher = new MutationObserver(() => (still = 0));
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    for (; still < frames_of_peace; still += 1) await new Promise(requestAnimationFrame);
    watcher.disconnect();
  });

async function count(page, inside, name) {
  const { metrics } = await inside.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === name).value;
}

test('a drag moves one layer and changes nothing else of the table', async () => {
  const page = await begin(house, { calm: false });
  const at = await carry(page, 'Line of three', [1.5, 0.5]);
  await changes_nothing_more(page);
  const inside = await page.context().newCDPSession(page);
  await inside.send('Performance.enable');
  await watch_changes(page);
  const before = await count(page, inside, 'LayoutCount');
  const place = await dragged(page).boundingBox();
  for (let step = 1; step <= 12; step += 1) {
    await page.mouse.move(at.x + step, at.y + (step % 3));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const after = await count(page, inside, 'LayoutCount');
  assert.deepEqual(await page.evaluate(() => [...globalThis.changed]), [], 'only the moving layer changes');
  assert.equal(after - before, 0, 'nothing is laid out anew');
  assert.equal((await dragged(page).boundingBox()).x - place.x, 12, 'it follows the pointer');
  for (const layer of [dragged(page), ghost(page)]) {
    assert.equal(await layer.evaluate((one) => getComputedStyle(one).willChange), 'transform', 'a layer of its own');
  }
  await page.mouse.up();
});

test('from spot to spot only the outline, the tags and the account change beside it', async () => {
  const page = await begin(house, { calm: false });
  const at = await carry(page, 'Line of three', [1.5, 0.5]);
  await changes_nothing_more(page);
  await watch_changes(page, '[data-dragged], .ghost, .tags, .chips, .side .panels');
  const from = await aimed(page);
  const down = await cell(page);
  for (let step = 1; step <= 10; step += 1) await page.mouse.move(at.x, at.y + (step * down) / 10);
  await page.waitForFunction((before) => document.querySelector('main [data-shown]').dataset.aimed !== before, from);
  await changes_nothing_more(page);
  assert.deepEqual(await page.evaluate(() => [...globalThis.changed]), []);
  await page.mouse.up();
});

// --- Press, then lay ------------------------------------------------------------------------------

const is_inside = async (page) => {
  const field = await page.locator('[data-field]').boundingBox();
  const box = await ghost(page).locator('.line').boundingBox();
  const near = 2;
  return (
    box.x >= field.x - near &&
    box.y >= field.y - near &&
    box.x + box.width <= field.x + field.width + near &&
    box.y + box.height <= field.y + field.height + near
  );
};

async function press_and_lay(page) {
  const shapes = ['Line of three', 'Corner', 'Pair', 'Single'];
  for (const [laid, shape] of shapes.entries()) {
    await piece_of(page, shape).click();
    await ghost(page).waitFor();
    assert.ok(await is_inside(page), `${shape} is proposed inside the dream`);
    await page.keyboard.press('Enter');
    await page.waitForFunction((count) => document.querySelectorAll('[data-field] [data-segment]').length === count, laid + 1);
  }
  await lock_button(page).filter({ hasText: '9 of 9 covered' }).waitFor();
}

test('a pressed segment is proposed where it fits, turned if need be', async () => {
  await press_and_lay(await begin(house));
});

test('and beside those that were laid a moment ago and are not answered yet', async () => {
  await press_and_lay(await begin(house, { late: 400 }));
});

/// Whatever can be pressed outside of the dream and lies under the outline that is aimed.
const tools_under_ghost = (page) =>
  page.evaluate(() => {
    const outline = document.querySelector('.ghost');
    if (!outline) return ['no ghost'];
    for (const path of outline.querySelectorAll('path')) path.style.pointerEvents = 'all';
    const tools = [...document.querySelectorAll('button, a, [role=slider]')].filter((one) => one.checkVisibility());
    const covered = tools.filter((tool) => {
      const { x, y, width, height } = tool.getBoundingClientRect();
      return [0.2, 0.5, 0.8].some((part) => {
        const met = document.elementFromPoint(x + width * part, y + height / 2);
        return met !== null && outline.contains(met);
      });
    });
    for (const path of outline.querySelectorAll('path')) path.style.pointerEvents = '';
    return covered.map((one) => one.outerHTML.slice(0, 120));
  });

for (const [name, size] of Object.entries(sizes)) {
  test(`${name}: no ghost lies over a tool, wherever it is moved`, async () => {
    const page = await begin(house, { size });
    await piece_of(page, 'Line of three').click();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'r',
      'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
      await page.keyboard.press(key);
      assert.deepEqual(await tools_under_ghost(page), [], `after ${key}, at ${await aimed(page)}`);
    }
  });
}

test('a second finger turns the segment that the first one drags', async () => {
  const page = await begin(house, { size: sizes.phone });
  const inside = await page.context().newCDPSession(page);
  const touch = (type, ...touchPoints) => inside.send('Input.dispatchTouchEvent', { type, touchPoints });
  const from = await middle_of(piece_of(page, 'Line of three'));
  const to = await spot_on_screen(page, [1.5, 1.5]);
  const finger = (x, y, id) => ({ x, y, id });
  await touch('touchStart', finger(from.x, from.y, 0));
  for (let step = 1; step <= 5; step += 1) {
    await touch('touchMove', finger(from.x, from.y + ((to.y - from.y) * step) / 5, 0));
  }
  await touch('touchMove', finger(to.x, to.y, 0));
  await dragged(page).waitFor();
  assert.doesNotMatch((await aimed(page)) ?? '', /turned/);
  const aside = await cell(page);
  await touch('touchStart', finger(to.x, to.y, 0), finger(to.x - aside, to.y + aside, 1));
  await page.waitForFunction(() => /turned 1/.test(document.querySelector('main [data-shown]').dataset.aimed ?? ''));
  await touch('touchEnd');
  await page.waitForFunction(() => document.querySelectorAll('[data-field] [data-segment]').length === 1);
  complains_about_nothing(page);
});
