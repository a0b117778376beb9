import { createHash } from 'node:crypto';
import type { WireObject } from '../objects/wire-object.ts';
import type { IdempotentAnswerRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { StripeError } from './stripe-error.ts';

const keptMilliseconds = 24 * 60 * 60 * 1_000;

export type ApiAnswer = {
  status: number;
  body: WireObject;
  requestId: string;
};

/** One answer per idempotency key: does the work, or repeats the earlier answer to the same key. */
export type IdempotencyKeys = {
  once(key: string | null, fingerprint: string, work: () => Promise<ApiAnswer>): Promise<ApiAnswer & { replayed: boolean }>;
};

/** Two requests are the same if method, path and raw parameters are. */
export const fingerprintOf = (method: string, path: string, encoded: string): string =>
  createHash('sha256').update(`${method} ${path}\n${encoded}`).digest('hex');

export const createIdempotencyKeys = (store: Store): IdempotencyKeys => {
  const inUse = new Set<string>();
  return {
    once: async (key, fingerprint, work) => {
      if (key === null) return { ...(await work()), replayed: false };
      if (key.length > 255) throw refusal(400, 'Idempotency keys may be at most 255 characters long.');
      if (inUse.has(key)) throw keyInUse(key);
      const stored = findFresh(store, key);
      if (stored && stored.fingerprint !== fingerprint) throw otherParameters(key);
      if (stored) return { status: stored.status, body: stored.body, requestId: stored.requestId, replayed: true };
      inUse.add(key);
      try {
        const { status, body, requestId } = await work();
        store.put('idempotentAnswers', { id: key, fingerprint, status, body, requestId, storedAt: Date.now() });
        return { status, body, requestId, replayed: false };
      } finally {
        inUse.delete(key);
      }
    },
  };
};

/** Drops the answer when it is older than a day. */
const findFresh = (store: Store, key: string): IdempotentAnswerRecord | null => {
  const stored = store.find('idempotentAnswers', key);
  if (!stored || Date.now() - stored.storedAt <= keptMilliseconds) return stored;
  store.remove('idempotentAnswers', key);
  return null;
};

/** Forgets every answer older than a day. */
export const forgetOldAnswers = (store: Store): void => {
  for (const { id } of store.list('idempotentAnswers')) findFresh(store, id);
};

const refusal = (status: number, message: string, code?: string): StripeError =>
  new StripeError({ status, type: 'idempotency_error', message, ...(code ? { code } : {}) });

const otherParameters = (key: string): StripeError => {
  const advice = `Try using a key other than '${key}' if you meant to execute a different request.`;
  return refusal(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with. ${advice}`,
  );
};

const keyInUse = (key: string): StripeError => {
  const reason = 'that probably means you submitted twice, and the other request is still going through';
  const message = `There is currently another in-progress request using this Idempotent Key (${reason}): ${key}. Please try again later.`;
  return refusal(409, message, 'idempotency_key_in_use');
};
