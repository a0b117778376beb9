import { z } from 'zod';

export const faultNames = [
  'drop_answer',
  'server_error',
  'sticky_server_error',
  'rate_limit',
  'slow',
  'lose_event',
  'double_event',
  'delay_event',
  'reorder_events',
] as const;
export type FaultName = (typeof faultNames)[number];

const fault = z.strictObject({
  /** How many more times it applies; null for always. */
  times: z.int().min(1).nullable().default(null),
  /** 0 to 1, evaluated each time it could apply. */
  probability: z.number().min(0).max(1).default(1),
  /** For slow, delay_event and reorder_events: how long. */
  milliseconds: z.int().min(0).max(600_000).default(2_000),
  /** Applies only if the request (`POST /v1/refunds`) or the event type contains this text. */
  only: z.string().max(100).nullable().default(null),
});

export const faultSettings = z.partialRecord(z.enum(faultNames), fault);
export type Fault = z.infer<typeof fault>;
export type FaultSettings = z.infer<typeof faultSettings>;
export type FaultSettingsInput = z.input<typeof faultSettings>;

export type FaultSwitch = {
  current(): FaultSettings;
  /** Replaces all faults; those not named are off. */
  set(settings: FaultSettingsInput): void;
  /** Null if the fault does not apply now; otherwise it is used up by one. */
  strike(name: FaultName, target: string): Fault | null;
};

/** Faults live in memory only: a forgotten switch must not survive a restart. */
export const createFaultSwitch = (random: () => number = Math.random): FaultSwitch => {
  let settings: FaultSettings = {};
  return {
    current: () => settings,
    set: (next) => {
      settings = faultSettings.parse(next);
    },
    strike: (name, target) => {
      const armed = settings[name];
      if (!armed || (armed.only !== null && !target.includes(armed.only)) || random() >= armed.probability) return null;
      const { [name]: _used, ...others } = settings;
      if (armed.times === 1) settings = others;
      else if (armed.times !== null) settings = { ...others, [name]: { ...armed, times: armed.times - 1 } };
      return armed;
    },
  };
};
