import { AsyncLocalStorage } from 'node:async_hooks';
import type { ActorKind } from '@wayfarer/contracts';

/** Whoever is behind a change. Only the id: names are looked up where they are shown, so that no log keeps one that was forgotten. */
export type Actor = { readonly kind: ActorKind; readonly id: string };

export type Acting = {
  readonly by: Actor;
  /** Of the HTTP request, which its answer and the log carry too; null for work behind the scenes. */
  readonly requestId: string | null;
  /** What this work takes for the present instant. */
  readonly clock: () => Date;
};

const storage = new AsyncLocalStorage<Acting>();

const NOBODY: Acting = { by: { kind: 'command', id: 'unknown' }, requestId: null, clock: () => new Date() };

/** Who acts, in all that this call leads to. Operations need not pass it along, so none can forget to. */
export const actingNow = (): Acting => storage.getStore() ?? NOBODY;

/** Runs something on behalf of somebody. What is not named stays as it is around it. */
export const actAs = <Result>(acting: Partial<Acting>, run: () => Result): Result =>
  storage.run({ ...actingNow(), ...acting }, run);
