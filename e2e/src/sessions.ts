import type { APIRequest, BrowserContextOptions } from '@playwright/test';
import type { LoginAnswer } from '@wayfarer/contracts';

export const DEMO_PASSWORD = 'wayfarer-demo';
export type Role = 'admin' | 'traveller';
/** The answer of a login, and the content of the three keys of local storage. */
export type Session = LoginAnswer;

/** A browser's storage after a login; for a visitor, an empty one. */
export const storageOf = (
  session: Session | null,
  origin: string,
): Exclude<BrowserContextOptions['storageState'], string | undefined> => ({
  cookies: [],
  origins:
    session === null
      ? []
      : [{ origin, localStorage: (['token', 'role', 'userId'] as const).map((name) => ({ name, value: session[name] })) }],
});

/**
 * Logins through the API, reused by all journeys of a worker: one IP address may log in 30 times in 15
 * minutes.
 */
export class Sessions {
  readonly #api: APIRequest;
  readonly #origin: string;
  readonly #kept = new Map<Role, Promise<Session>>();

  constructor(api: APIRequest, origin: string) {
    this.#api = api;
    this.#origin = origin;
  }

  /** The worker's session of a demo account. A journey that ends a session takes a new one. */
  of(role: Role): Promise<Session> {
    const kept = this.#kept.get(role) ?? this.begin(role);
    this.#kept.set(role, kept);
    return kept;
  }

  /** A new session. */
  async begin(username: string, password: string = DEMO_PASSWORD): Promise<Session> {
    const api = await this.#api.newContext({ baseURL: this.#origin });
    const answer = await api.post('/api/auth/login', { data: { username, password } });
    if (!answer.ok()) throw new Error(`Login as ${username}: ${answer.status()} ${await answer.text()}`);
    const session = (await answer.json()) as Session;
    await api.dispose();
    return session;
  }
}
