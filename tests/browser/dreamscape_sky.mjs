// SPDX-License-Identifier: Apache-2.0
// What is in the air over a table of Dreamscape.

/// Whatever takes to the air is remembered: nobody has to look in the right frame.
export const watch_the_sky = (page) =>
  page.evaluate(() => {
    globalThis.flown = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (!node.parentElement?.matches('.sky')) continue;
          globalThis.flown.push(node.nodeName === 'IMG' ? node.src.split('/').at(-1) : node.textContent);
        }
      }
    }).observe(document.querySelector('.sky'), { childList: true });
  });
/// How large what is in the air is, and where it set off, as soon as it moves.
export const watch_departures = (page) =>
  page.evaluate(() => {
    globalThis.departures = [];
    const note = (image) => {
      const { left, top, width, height } = image.getBoundingClientRect();
      const picture = image.src.split('/').at(-1);
      globalThis.departures.push({ picture, size: image.offsetWidth, x: left + width / 2, y: top + height / 2 });
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) if (node.nodeName === 'IMG') note(node);
      }
    }).observe(document.querySelector('.sky'), { childList: true });
  });
export const departures = (page) => page.evaluate(() => globalThis.departures.splice(0));
export const flown = (page) => page.evaluate(() => globalThis.flown.splice(0));
