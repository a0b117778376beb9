import type { Page } from '@playwright/test';

/** In CSS pixels. */
const MIN_TARGET = 44;

/**
 * Controls that a finger may miss: less than 44 px high or wide where they take a press. An area that an
 * element's `::after` enlarges counts, and so does a label. Links within a sentence have the height of their
 * line.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const isInSentence = (link: Element): boolean => {
      if (link.tagName !== 'A' || getComputedStyle(link).display !== 'inline') return false;
      const around = link.parentElement?.textContent?.replace(link.textContent ?? '', '').trim() ?? '';
      return around.length > 3;
    };
    const isHit = (control: Element, x: number, y: number): boolean => {
      const on = document.elementFromPoint(x, y);
      if (on === null) return false;
      if (control.contains(on)) return true;
      const label = on.closest('label');
      return label !== null && label.control === control;
    };
    const small: string[] = [];
    for (const control of document.querySelectorAll(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=slider]',
    )) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || control.closest('[inert]') !== null)
        continue;
      if (control.matches(':disabled, .sr-only, a[href="#content"]') || isInSentence(control)) continue;
      // To the middle of the window: its bars cover nothing there.
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const x = (left + right) / 2;
      const y = (top + bottom) / 2;
      if (!isHit(control, x, y)) continue;
      const reach = (dx: number, dy: number): number => {
        let far = 0;
        while (far < least && isHit(control, x + dx * (far + 1), y + dy * (far + 1))) far += 1;
        return far;
      };
      const width = reach(-1, 0) + reach(1, 0) + 1;
      const height = reach(0, -1) + reach(0, 1) + 1;
      if (width < least - 1 || height < least - 1)
        small.push(
          `${width} × ${height}: ${control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40)} ${control.outerHTML.slice(0, 140)}`,
        );
    }
    return small;
  }, MIN_TARGET);
