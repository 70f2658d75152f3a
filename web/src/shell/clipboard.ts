// SPDX-License-Identifier: Apache-2.0

/// Copies what a field holds and says whether that was possible. Browsers keep their clipboard for
/// secure pages, which one served to the next machine is not: there the field is marked and the old
/// command tried, and if that fails too the visitor finds it marked.
export async function copy_field(field: HTMLInputElement): Promise<boolean> {
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}
