import { AsyncLocalStorage } from 'node:async_hooks';
import type { ActorKind } from '@wayfarer/contracts';
import type { Client } from '../http/limits/client.ts';
import type { Logger } from './logger.ts';

/**
 * Who made a change. Only the id: names are looked up where they are shown, so that no log keeps an erased
 * one.
 */
export type Actor = { readonly kind: ActorKind; readonly id: string };

/** What an operation changed: the old and the new state; null before creation and after deletion. */
export type RecordedChange = {
  /** As in docs/glossary.md: 'package'. */
  readonly thing: string;
  readonly id: string;
  readonly from: object | null;
  readonly to: object | null;
};

export type AuditContext = {
  readonly by: Actor;
  /** Where the HTTP request comes from; null for background work. */
  readonly client: Client | null;
  /** The id of the HTTP request, also in its answer and in the log; null for background work. */
  readonly requestId: string | null;
  /** The clock of this work. */
  readonly clock: () => Date;
  /** Where events are logged; null in commands. */
  readonly logger: Logger | null;
  readonly record: (change: RecordedChange) => void;
  readonly noteBooking: (id: string) => void;
};

const storage = new AsyncLocalStorage<AuditContext>();

const NOBODY: AuditContext = {
  by: { kind: 'command', id: 'unknown' },
  client: null,
  requestId: null,
  clock: () => new Date(),
  logger: null,
  record: () => undefined,
  noteBooking: () => undefined,
};

/**
 * Who acts, in everything that this call leads to. Operations do not pass it along, so none can forget to.
 */
export const auditContext = (): AuditContext => storage.getStore() ?? NOBODY;

/** Runs something on behalf of somebody. What is not given stays as in the surrounding context. */
export const runWithAuditContext = <Result>(changed: Partial<AuditContext>, run: () => Result): Result =>
  storage.run({ ...auditContext(), ...changed }, run);

/**
 * Records what this call changed, for the log of admin actions. Never a password, nor personal data that may
 * have to be erased.
 */
export const recordChange = (change: RecordedChange): void => auditContext().record(change);

/** Says which booking this call is about, for its line in the log. */
export const noteBooking = (id: { toString: () => string }): void => auditContext().noteBooking(String(id));
