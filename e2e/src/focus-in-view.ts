import type { Page } from '@playwright/test';

/**
 * Gives the focus to each control of a page, first to last and back, as Tab and Shift+Tab would; returns
 * those that another element then covers wholly. All in one call: pressing the key for each takes a hundred
 * times as long.
 */
export const coveredWhileFocused = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
    ].filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.closest('[inert]') === null && one.checkVisibility());
    const PARTS = [0.1, 0.5, 0.9];
    const isSeen = (control: HTMLElement): boolean => {
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width < 2 || height < 2) return true;
      return PARTS.some((across) =>
        PARTS.some((down) => {
          const on = document.elementFromPoint(left + width * across, top + height * down);
          if (on === null) return false;
          return control.contains(on) || on.contains(control) || on.closest('label')?.control === control;
        }),
      );
    };
    const covered: string[] = [];
    for (const control of [...controls, ...controls.toReversed()]) {
      control.focus();
      if (document.activeElement !== control) continue;
      // The skip link slides in and out.
      const sliding = [...document.querySelectorAll('a[href="#content"]')].flatMap((link) => link.getAnimations());
      await Promise.all(sliding.map(({ finished }) => finished.catch(() => undefined)));
      // A carousel moves in the next frame.
      if (!isSeen(control)) await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      if (!isSeen(control))
        covered.push(`${control.outerHTML.slice(0, 160)} at ${Math.round(control.getBoundingClientRect().top)}`);
    }
    return covered;
  });
