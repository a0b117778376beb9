import type { BrowserContext, Route } from '@playwright/test';

export interface Answer {
  status?: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** What is said in place of the API; null leaves it to the API. */
export type Answering = (path: string, query: URLSearchParams) => Answer | null;

/** Stands between the pages of a context and the API: lets calls through, holds them back, cuts them off, or answers in its place. */
export class Switchboard {
  #handle: (route: Route) => Promise<void> = (route) => route.continue();
  #held: Route[] = [];

  static async of(context: BrowserContext): Promise<Switchboard> {
    const board = new Switchboard();
    await context.route('**/api/**', (route) =>
      // How the site is set up is no state of a screen.
      route.request().url().endsWith('/api/site-settings') ? route.continue() : board.#handle(route),
    );
    return board;
  }

  hold(): void {
    this.#handle = async (route) => void this.#held.push(route);
  }

  pass(): Promise<void> {
    return this.#be((route) => route.continue());
  }

  cut(): Promise<void> {
    return this.#be((route) => route.abort());
  }

  say(answering: Answering): Promise<void> {
    return this.#be(async (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      const answer = answering(pathname, searchParams);
      if (answer === null) return route.continue();
      const { status = 200, body, headers = {} } = answer;
      await route.fulfill({ status, json: body, headers });
    });
  }

  /** Calls that were held back are answered as the later ones; of those that a page has given up nobody hears. */
  async #be(handle: (route: Route) => Promise<void>): Promise<void> {
    this.#handle = handle;
    await Promise.all(this.#held.splice(0).map((route) => handle(route).catch(() => undefined)));
  }
}
