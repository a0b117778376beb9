import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds. */
const ANSWER_WITHIN_MS = 20_000;
const RETRIES_FOR = 30_000;
const retryAfter = { least: 150, most: 900 };

export type Account = { readonly username: string; readonly userId: string; readonly token: string };
export type Request = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly by?: Account;
  readonly body?: object | FormData;
  readonly headers?: Readonly<Record<string, string>>;
};
export type Answer = { readonly status: number; readonly body: unknown };

/** Calls the API as a browser does. */
export type HttpClient = {
  /** Null when no answer came. */
  readonly once: (request: Request) => Promise<Answer | null>;
  /** Retries while there is no answer, or one that says to try later. Null when the caller gave up. */
  readonly ask: (request: Request) => Promise<Answer | null>;
  /** Calls that failed with a server error, or got no answer. */
  readonly failures: () => number;
};

const isFinal = (answer: Answer | null): answer is Answer => answer !== null && answer.status < 500 && answer.status !== 429;

/** @param nextAddress the process that a load balancer would send the next call to */
export const createHttpClient = (nextAddress: () => string): HttpClient => {
  let failures = 0;
  const once: HttpClient['once'] = async ({ method, path, by, body, headers }) => {
    const isForm = body instanceof FormData;
    try {
      const answer = await fetch(`${nextAddress()}${path}`, {
        method,
        headers: {
          ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
          ...(by ? { authorization: `Bearer ${by.token}` } : {}),
          ...headers,
        },
        ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      return { status: answer.status, body: await answer.json() };
    } catch {
      return null;
    }
  };
  return {
    once,
    failures: () => failures,
    ask: async (request) => {
      const until = Date.now() + RETRIES_FOR;
      while (Date.now() < until) {
        const answer = await once(request);
        if (!answer || answer.status >= 500) failures += 1;
        if (isFinal(answer)) return answer;
        await pause(retryAfter.least + Math.random() * (retryAfter.most - retryAfter.least));
      }
      return null;
    },
  };
};

/** The body of a required answer. @throws Error unless it is a success */
export const bodyOf = <Body>(answer: Answer | null, what: string): Body => {
  if (!answer || answer.status >= 400) throw new Error(`${what}: ${JSON.stringify(answer)}`);
  return answer.body as Body;
};
