import type { BrowserContext, Route } from '@playwright/test';

export type Answer = {
  status?: number;
  body: unknown;
  headers?: Record<string, string>;
};

/** The answer in place of the API; null passes the call on. */
export type Answering = (path: string, query: URLSearchParams) => Answer | null;

/**
 * Intercepts the API calls of all pages of a context: passes them through, holds them, aborts them, or
 * answers in place of the API.
 */
export class ApiInterceptor {
  #handle: (route: Route) => Promise<void> = (route) => route.continue();
  #held: Route[] = [];

  static async of(context: BrowserContext): Promise<ApiInterceptor> {
    const interceptor = new ApiInterceptor();
    await context.route('**/api/**', (route) =>
      // The site's settings are not a state of a screen.
      route.request().url().endsWith('/api/site-settings') ? route.continue() : interceptor.#handle(route),
    );
    return interceptor;
  }

  hold(): void {
    this.#handle = async (route) => void this.#held.push(route);
  }

  passThrough(): Promise<void> {
    return this.#use((route) => route.continue());
  }

  abort(): Promise<void> {
    return this.#use((route) => route.abort());
  }

  answer(answering: Answering): Promise<void> {
    return this.#use(async (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      const answer = answering(pathname, searchParams);
      if (answer === null) return route.continue();
      const { status = 200, body, headers = {} } = answer;
      await route.fulfill({ status, json: body, headers });
    });
  }

  /** Held calls are handled like later ones. A call that its page has aborted fails silently. */
  async #use(handle: (route: Route) => Promise<void>): Promise<void> {
    this.#handle = handle;
    await Promise.all(this.#held.splice(0).map((route) => handle(route).catch(() => undefined)));
  }
}
