import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until a control has the focus, and fails if the focus is not visible on it. */
export const tabTo = async (page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  await control.waitFor();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await isFocused()) return expectVisibleFocus(page);
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard never reaches ${control.toString()}.`);
};

/** The focused control or a box around it has an outline, a ring or a border in the accent colour. */
const expectVisibleFocus = async (page: Page): Promise<void> => {
  const looks = await page.evaluate(() => {
    const found: string[] = [];
    for (let box = document.activeElement, depth = 0; box !== null && depth < 4; box = box.parentElement, depth += 1) {
      const { outlineStyle, outlineWidth } = getComputedStyle(box);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) found.push(outlineStyle);
    }
    return found;
  });
  expect.soft(looks, 'a visible focus').not.toEqual([]);
};

/** Goes to a control and presses Enter on it. */
export const enterAt = async (page: Page, control: Locator): Promise<void> => {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
};

/** Goes to a field and replaces its text. */
export const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};
