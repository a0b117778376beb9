import type { Dependencies } from '../dependencies.ts';

/** The clock of the demo data, which moves through the last six months together with the sandbox's. */
export type DemoClock = {
  readonly now: () => Date;
  readonly moveTo: (instant: Date) => Promise<void>;
  readonly release: () => Promise<void>;
};

/** The controls of the payment sandbox, beside the provider's own API. */
export const sandboxControls = ({ STRIPE_API_BASE, STRIPE_SECRET_KEY }: Dependencies['config']) => {
  const post = async (path: string, body: object): Promise<void> => {
    const response = await fetch(`${STRIPE_API_BASE}/_sandbox/${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${STRIPE_SECRET_KEY}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The payment sandbox refused ${path}: ${await response.text()}`);
  };
  return {
    setClock: (instant: Date | null) => post('clock', { now: instant && Math.floor(instant.getTime() / 1000) }),
    pay: (session: string, card: string) => post('pay', { session, card }),
  };
};

/** @param setProviderClock moves the sandbox along; without a sandbox only the product's clock moves */
export const createDemoClock = (setProviderClock: (instant: Date | null) => Promise<void>): DemoClock => {
  let instant: Date | null = null;
  return {
    now: () => instant ?? new Date(),
    moveTo: async (next) => {
      instant = next;
      await setProviderClock(next);
    },
    release: async () => {
      instant = null;
      await setProviderClock(null);
    },
  };
};
