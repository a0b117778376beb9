import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** Console lines that the specification itself asks for (SPEC.md section 8), and the browser's own line about an answer of 4xx. */
const EXPECTED = [
  /^Login failed/,
  /^Registration failed/,
  /^Failed to load resource: the server responded with a status of 4\d\d/,
];

type Guarantees = {
  /** Looks at the page with axe, and fails on anything it finds. */
  expectAccessible: () => Promise<void>;
};

/** Every journey fails on a console error, an uncaught exception or a refusal by the content security policy, wherever it happens. */
export const test = base.extend<Guarantees>({
  page: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED.some((expected) => expected.test(message.text())))
        problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    await use(page);
    expect(problems, 'errors in the console').toEqual([]);
  },
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n  ')}`,
      );
      expect(found, page.url()).toEqual([]);
    });
  },
});

export { expect, type Page };
