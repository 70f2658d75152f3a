// SPDX-License-Identifier: Apache-2.0
// What is asked of every lesson.
import { covers_nothing } from './looks.mjs';

const coach = (page) => page.locator('aside.coach');

/// Goes to every step of a lesson, one after the other.
export async function* steps_of_lesson(page) {
  const steps = coach(page).locator('ol button');
  await steps.first().waitFor();
  for (const [i, step] of (await steps.all()).entries()) {
    await step.click();
    await coach(page).locator('[aria-current=step]', { hasText: String(i + 1) }).waitFor();
    yield i + 1;
  }
}

/// At every step and every size, none of what is visible of these things lies under the coach, in whatever
/// language it speaks.
export async function covers_nothing_at_any_step(page, things) {
  for await (const step of steps_of_lesson(page)) {
    await covers_nothing(page, coach(page), things, `step ${step}`);
  }
}
