import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { type Role, type Session, Sessions, storageOf } from './sessions.ts';

/** The provider's pages have an origin of their own, as the real one's do. */
const PROVIDER = /^http:\/\/localhost:\d+\/c\/(?:pay|assets)\//;

/** What the browser contexts of a journey did that no journey may do. */
class Watch {
  readonly problems: string[] = [];
  readonly allowed: RegExp[] = [];
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  over(context: BrowserContext): void {
    context.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !this.allowed.some((line) => line.test(text)))
        this.problems.push(`${message.page()?.url()}: ${text} (${message.location().url})`);
    });
    context.on('weberror', (thrown) => void this.problems.push(`${thrown.page()?.url()}: uncaught: ${thrown.error()}`));
    context.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(this.#origin) && !PROVIDER.test(url) && !/^(?:data|blob):/.test(url))
        this.problems.push(`loads from elsewhere: ${url}`);
    });
  }
}

type Guarantees = {
  /** Who is logged in when the journey begins; null for a visitor. */
  loggedInAs: Role | null;
  /** Console lines that this journey causes on purpose. Everything else fails it. */
  allowInConsole: (...lines: RegExp[]) => void;
  /** Another browser context, monitored like the first one. */
  openBrowser: (session: Session | null) => Promise<BrowserContext>;
  /** Checks a page with axe, and fails on any violation. */
  expectAccessible: (page?: Page) => Promise<void>;
};

/**
 * Every journey fails on a console error, an uncaught exception, or anything loaded from another origin, in
 * whichever tab it happens.
 */
export const test = base.extend<Guarantees & { watch: Watch }, { sessions: Sessions }>({
  sessions: [
    async ({ playwright }, use, { project }) => use(new Sessions(playwright.request, project.use.baseURL ?? '')),
    { scope: 'worker' },
  ],
  loggedInAs: [null, { option: true }],
  watch: async ({ baseURL: origin }, use) => {
    const watch = new Watch(origin ?? '');
    await use(watch);
    expect(watch.problems, 'errors in the console, or foreign requests').toEqual([]);
  },
  storageState: async ({ loggedInAs, sessions, baseURL }, use) =>
    use(storageOf(loggedInAs === null ? null : await sessions.of(loggedInAs), baseURL ?? '')),
  context: async ({ context, watch }, use) => {
    watch.over(context);
    await use(context);
  },
  allowInConsole: async ({ watch }, use) => use((...lines) => void watch.allowed.push(...lines)),
  openBrowser: async ({ browser, watch, contextOptions, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (session) => {
      const context = await browser.newContext({ ...contextOptions, storageState: storageOf(session, baseURL ?? '') });
      watch.over(context);
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  expectAccessible: async ({ page }, use) => use((other = page) => expectAccessible(other)),
});

/** The browser's own lines about answers that a journey causes. */
export const refusedWith = (status: number): RegExp =>
  new RegExp(`^Failed to load resource: the server responded with a status of ${status}`);

export { expect, type Locator, type Page };
