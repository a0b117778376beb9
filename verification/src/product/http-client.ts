import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from './random.ts';

/** Milliseconds. */
const ANSWER_WITHIN = 20_000;
const LONGEST_PATIENCE = 30_000;
const clickAgain = { least: 150, most: 900 };

export type Account = { readonly username: string; readonly userId: string; readonly token: string };
export type Request = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly by?: Account;
  readonly body?: object | FormData;
  readonly headers?: Readonly<Record<string, string>>;
};
export type Answer = { readonly status: number; readonly body: unknown };

/** What a person has in hand: sends a call once, or again and again until it is answered. */
export type Browser = {
  /** Null when no answer came. */
  readonly once: (request: Request) => Promise<Answer | null>;
  /** Clicks again while there is no answer, or one that says to try later. Null when the person gave up. */
  readonly ask: (request: Request) => Promise<Answer | null>;
  /** Calls that were answered by a failure of the server, or not at all. */
  readonly failures: () => number;
};

const isFinal = (answer: Answer | null): answer is Answer => answer !== null && answer.status < 500 && answer.status !== 429;

const bodyOf = (body: object | FormData | undefined): { body?: string | FormData; headers: Record<string, string> } => {
  if (body === undefined) return { headers: {} };
  if (body instanceof FormData) return { body, headers: {} };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
};

/** @param nextAddress which process the balancer sends the next call to */
export const createBrowser = (nextAddress: () => string, random: Random): Browser => {
  let failures = 0;
  const once: Browser['once'] = async ({ method, path, by, body, headers: own }) => {
    const { headers, ...content } = bodyOf(body);
    try {
      const answer = await fetch(`${nextAddress()}${path}`, {
        method,
        headers: { ...headers, ...own, ...(by ? { authorization: `Bearer ${by.token}` } : {}) },
        ...content,
        signal: AbortSignal.timeout(ANSWER_WITHIN),
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
      const until = Date.now() + LONGEST_PATIENCE;
      while (Date.now() < until) {
        const answer = await once(request);
        if (!answer || answer.status >= 500) failures += 1;
        if (isFinal(answer)) return answer;
        await pause(random.between(clickAgain.least, clickAgain.most));
      }
      return null;
    },
  };
};
