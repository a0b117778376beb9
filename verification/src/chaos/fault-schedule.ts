import { setTimeout as pause } from 'node:timers/promises';
import type { FaultSettingsInput } from '@wayfarer/stripe-sandbox';
import type { Random } from './random.ts';

/** How long one mixture of faults lasts, in milliseconds. */
const LASTS_MS = 2500;
/** Milliseconds of a slow answer; the API waits 8 s for one. */
const SLOW = [150, 700, 1500, 9000];

const eventFaults = (random: Random): FaultSettingsInput => ({
  lose_event: { probability: random.oneOf([0, 0.15, 0.4]) },
  double_event: { probability: random.oneOf([0, 0.3, 0.6]) },
  delay_event: { probability: random.oneOf([0, 0.3]), milliseconds: random.oneOf([200, 1500, 5000]) },
  reorder_events: { probability: random.oneOf([0, 0.3]), milliseconds: 2000 },
});

const answerFaults = (random: Random): FaultSettingsInput => ({
  drop_answer: { probability: random.oneOf([0, 0.05, 0.2]) },
  server_error: { probability: random.oneOf([0, 0.05, 0.15]) },
  sticky_server_error: { probability: random.oneOf([0, 0.03, 0.1]) },
  rate_limit: { probability: random.oneOf([0, 0.05, 0.1]), milliseconds: 1000 },
  slow: { probability: random.oneOf([0, 0.02, 0.06]), milliseconds: random.oneOf(SLOW) },
});

const nextFaults = (random: Random): FaultSettingsInput => {
  // From time to time nothing gets through for a while.
  if (random.chance(0.06)) return { server_error: { probability: 1 }, lose_event: { probability: 1 } };
  if (random.chance(0.1)) return { lose_event: { probability: 1 } };
  if (random.chance(0.15)) return eventFaults(random);
  return { ...eventFaults(random), ...answerFaults(random) };
};

/** Changes the provider's faults every few seconds until the signal. */
export const runFaultSchedule = async (
  setFaults: (faults: FaultSettingsInput) => void,
  random: Random,
  over: AbortSignal,
): Promise<void> => {
  while (!over.aborted) {
    setFaults(nextFaults(random));
    await pause(LASTS_MS, undefined, { signal: over }).catch(() => undefined);
  }
};
