import { AsyncLocalStorage } from 'node:async_hooks';
import type { ActorKind } from '@wayfarer/contracts';
import type { Client } from './http/client.ts';
import type { Logger } from './logging/logger.ts';

/** Who made a change. Only the id: names are looked up where they are shown, so that no log keeps one that was forgotten. */
export type Actor = { readonly kind: ActorKind; readonly id: string };

/** What an operation made of something: how it was, and how it is now; null before it was made, and after it was deleted. */
export type RecordedChange = {
  /** As in docs/glossary.md: 'package'. */
  readonly thing: string;
  readonly id: string;
  readonly from: object | null;
  readonly to: object | null;
};

export type AuditContext = {
  readonly by: Actor;
  /** Where the HTTP request comes from; null for work behind the scenes. */
  readonly client: Client | null;
  /** Of the HTTP request, which its answer and the log carry too; null for work behind the scenes. */
  readonly requestId: string | null;
  /** What this work takes for the present instant. */
  readonly clock: () => Date;
  /** Where what happens is told; null in commands. */
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

/** Who acts, in all that this call leads to. Operations need not pass it along, so none can forget to. */
export const auditContext = (): AuditContext => storage.getStore() ?? NOBODY;

/** Runs something on behalf of somebody. What is not named stays as it is around it. */
export const runWithAuditContext = <Result>(changed: Partial<AuditContext>, run: () => Result): Result =>
  storage.run({ ...auditContext(), ...changed }, run);

/** Records what this call changed, for the log of admin actions. Never a password, and nothing of a person that may have to be forgotten. */
export const recordChange = (change: RecordedChange): void => auditContext().record(change);

/** Says which booking this call is about, for its line in the log. */
export const noteBooking = (id: { toString: () => string }): void => auditContext().noteBooking(String(id));
