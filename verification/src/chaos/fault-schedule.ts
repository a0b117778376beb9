import { setTimeout as pause } from 'node:timers/promises';
import type { FaultSettingsInput } from '@wayfarer/stripe-sandbox';
import type { Random } from './random.ts';

/** Milliseconds that one mixture of faults lasts. */
const LASTS = 2500;

/** Milliseconds of a slow answer; the API waits 8 s for one. */
const SLOW = [150, 700, 1500, 9000];

const always = (probability: number, milliseconds?: number) => ({
  probability,
  ...(milliseconds === undefined ? {} : { milliseconds }),
});

const events = (random: Random): FaultSettingsInput => ({
  lose_event: always(random.oneOf([0, 0.15, 0.4])),
  double_event: always(random.oneOf([0, 0.3, 0.6])),
  delay_event: always(random.oneOf([0, 0.3]), random.oneOf([200, 1500, 5000])),
  reorder_events: always(random.oneOf([0, 0.3]), 2000),
});

const answers = (random: Random): FaultSettingsInput => ({
  drop_answer: always(random.oneOf([0, 0.05, 0.2])),
  server_error: always(random.oneOf([0, 0.05, 0.15])),
  sticky_server_error: always(random.oneOf([0, 0.03, 0.1])),
  rate_limit: always(random.oneOf([0, 0.05, 0.1]), 1000),
  slow: always(random.oneOf([0, 0.02, 0.06]), random.oneOf(SLOW)),
});

const mixture = (random: Random): FaultSettingsInput => {
  // Now and then nothing at all gets through for a while.
  if (random.chance(0.06)) return { server_error: always(1), lose_event: always(1) };
  if (random.chance(0.1)) return { lose_event: always(1) };
  if (random.chance(0.15)) return events(random);
  return { ...events(random), ...answers(random) };
};

/** Changes the provider's faults every few seconds until the signal. */
export const changeWeather = async (
  set: (faults: FaultSettingsInput) => void,
  random: Random,
  over: AbortSignal,
): Promise<void> => {
  while (!over.aborted) {
    set(mixture(random));
    await pause(LASTS, undefined, { signal: over }).catch(() => undefined);
  }
};
