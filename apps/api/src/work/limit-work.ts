import { AsyncResource } from 'node:async_hooks';
import PQueue from 'p-queue';
import { ApiError } from '../errors/api-error.ts';

/** So many may wait for any time: a slow machine answers them late rather than never. */
const ALWAYS_WAITING = 20;

/**
 * Runs work in its turn. @param hasLeft whether nobody waits for it any more; then it is not begun. @throws
 * BUSY
 */
export type LimitWork = <Result>(work: () => Promise<Result>, hasLeft?: () => boolean) => Promise<Result>;

/**
 * Bounds one kind of work: `atOnce` at the same time and the others in the order in which they came, so that
 * many at once cost time, not memory. What comes while `maxWaiting` wait, or has waited longer than
 * `maxWaitMs` under overload, is refused, because late answers are wasted work (docs/decisions/0050).
 */
export const limitWork = ({
  atOnce,
  maxWaiting,
  maxWaitMs = Number.POSITIVE_INFINITY,
}: {
  atOnce: number;
  maxWaiting: number;
  maxWaitMs?: number;
}): LimitWork => {
  const queue = new PQueue({ concurrency: atOnce });
  return async (work, hasLeft) => {
    if (queue.size >= maxWaiting) throw new ApiError('BUSY');
    const askedAt = performance.now();
    // Bound, or it would run as the caller whose work has just ended.
    const begin = AsyncResource.bind(async () => {
      const isLate = queue.size > ALWAYS_WAITING && performance.now() - askedAt > maxWaitMs;
      if (isLate || hasLeft?.()) throw new ApiError('BUSY');
      return work();
    });
    return queue.add(begin);
  };
};
