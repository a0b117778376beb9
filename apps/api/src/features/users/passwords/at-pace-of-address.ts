import type { Dependencies } from '../../../dependencies.ts';
import { auditContext } from '../../../logging/audit-context.ts';
import { loginPaceRepository } from './login-pace.repository.ts';
import { assertDelayIsOver, paceKeyOf, type WhyDelayed } from './login-pace.ts';

type Pace = {
  readonly what: 'taken' | 'passkey';
  /** Failures of one address before each further one delays the next. */
  readonly free: number;
  /** What is told while a delay runs. */
  readonly why: WhyDelayed;
  /** Whether what was thrown is such a failure. */
  readonly counts: (thrown: unknown) => boolean;
};

/** Rate-limits something by its failures from one address. @throws TOO_MANY_REQUESTS */
export const atPaceOfAddress = async <Result>(
  { database, config, clock, logger }: Pick<Dependencies, 'database' | 'clock' | 'config' | 'logger'>,
  { what, free, why, counts }: Pace,
  operation: () => Promise<Result>,
): Promise<Result> => {
  if (config.RATE_LIMITS === 'off') return operation();
  const paces = loginPaceRepository(database);
  const key = paceKeyOf(config, what, '', auditContext().client?.address ?? '');
  const assertIsOver = (until: Date | null | undefined, now: Date): void => assertDelayIsOver(logger, { until, now, why });
  const [found] = await paces.find([key]);
  assertIsOver(found?.blockedUntil, clock());
  try {
    return await operation();
  } catch (thrown) {
    if (counts(thrown)) {
      const now = clock();
      assertIsOver(await paces.addFailure({ key, free }, now), now);
    }
    throw thrown;
  }
};
