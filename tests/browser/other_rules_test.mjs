// SPDX-License-Identifier: Apache-2.0
// Games of an older program in a house of today (tests/old): those whose rules have changed since are
// listed and not lost, and the page says so instead of calling them damaged.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { open_house, root, sizes, visit } from './house.mjs';
import { look_at } from './looks.mjs';

const old = join(root, 'tests/old');
const told = JSON.parse(readFileSync(join(old, 'house.json'), 'utf8'));
const house = open_house({ data: join(old, 'house.db') });

/// One of the guests of that house, with the same cookie.
async function come_back(name, wishes) {
  const page = await visit(house, sizes.desktop, wishes);
  await page.context().addCookies([{ name: 'guest', value: told.guests[name], url: house.address }]);
  return page;
}

const sentences = {
  en: /begun under version 1 of its rules, .* version 2\. Nothing of it is lost: the version of Reverie that began it/,
  fr: /commencé sous la version 1 .* version 2\. Rien n’en est perdu\s: la version de Reverie qui l’a commencée/,
  it: /cominciata con la versione 1 .* versione 2\. Nulla è perduto: .* versione di Reverie che l’ha iniziata/,
};
for (const [language, sentence] of Object.entries(sentences)) {
  test(`${language}: a table of other rules is not called damaged`, async () => {
    const page = await come_back('ada', { language });
    await page.goto(`/t/${told.tables.onirim_pair.table}`);
    const notice = page.getByRole('alert').filter({ hasText: sentence });
    await notice.waitFor();
    if (language === 'en') await look_at(page, 'other-rules');
    await notice.getByRole('link').click();
    await page.waitForURL('/');
  });
}

test('it is still listed, and found again from there', async () => {
  const page = await come_back('ada');
  await page.goto('/');
  await page.locator(`a[href="/t/${told.tables.runners_untimed.table}"]`).click();
  await page.getByRole('alert').filter({ hasText: sentences.en }).waitFor();
});

test('a table of the same rules beside it goes on', async () => {
  const page = await come_back('ada');
  await page.goto(`/t/${told.tables.onirim_branch.table}`);
  await page.locator('main [data-shown]').waitFor();
});
