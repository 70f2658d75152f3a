// SPDX-License-Identifier: Apache-2.0
// What is asked of every lesson.
import { covers_nothing } from './looks.mjs';

/// At every step and every size, none of what is visible of these things lies under the coach, in whatever
/// language it speaks.
export async function covers_nothing_at_any_step(page, things) {
  const coach = page.locator('aside.coach');
  const steps = coach.locator('ol button');
  await steps.first().waitFor();
  for (const [i, step] of (await steps.all()).entries()) {
    await step.click();
    await coach.locator('[aria-current=step]', { hasText: String(i + 1) }).waitFor();
    await covers_nothing(page, coach, things, `step ${i + 1}`);
  }
}
