import type { Page } from '@playwright/test';

/** Presses Tab through a page, and returns the controls that another element covers wholly while they have the focus. */
export const coveredWhileFocused = async (page: Page, key: 'Tab' | 'Shift+Tab', most = 60): Promise<string[]> => {
  const covered: string[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    const found = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return null;
      // The skip link slides in and out.
      const sliding = [...document.querySelectorAll('a[href="#content"]')].flatMap((link) => link.getAnimations());
      await Promise.all(sliding.map(({ finished }) => finished.catch(() => undefined)));
      const { left, top, width, height } = focused.getBoundingClientRect();
      if (width < 2 || height < 2) return null;
      const parts = [0.1, 0.5, 0.9];
      const isSeen = parts.some((across) =>
        parts.some((down) => {
          const on = document.elementFromPoint(left + width * across, top + height * down);
          if (on === null) return false;
          return focused.contains(on) || on.contains(focused) || on.closest('label')?.control === focused;
        }),
      );
      return isSeen ? null : `${focused.outerHTML.slice(0, 160)} at ${Math.round(top)}`;
    });
    if (found !== null) covered.push(found);
  }
  return covered;
};
