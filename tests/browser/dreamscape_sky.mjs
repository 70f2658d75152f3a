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
export const flown = (page) => page.evaluate(() => globalThis.flown.splice(0));
