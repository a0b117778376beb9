import type { MoneyJourney } from './money-journey.ts';

type Listed = { id: string };
type Session = Listed & {
  client_reference_id: string;
  status: string;
  payment_status: string;
  payment_intent: string | null;
  amount_total: number;
};
type Refund = Listed & { payment_intent: string; amount: number };

/**
 * The provider's records of one booking's money: pages that can still be paid, and each payment with its
 * refunds.
 */
export type Ledger = { open: number; payments: { amount: number; refunds: number[] }[] };

const listAll = async <Thing extends Listed>({ askProvider }: MoneyJourney, path: string): Promise<Thing[]> => {
  const all: Thing[] = [];
  for (let last: Thing | undefined; ; last = all.at(-1)) {
    const after = last ? `&starting_after=${last.id}` : '';
    const page = (await askProvider('GET', `${path}?limit=100${after}`)) as { data: Thing[]; has_more: boolean };
    all.push(...page.data);
    if (!page.has_more) return all;
  }
};

/** Reads all the provider's records, by booking. */
export const readLedgers = async (journey: MoneyJourney): Promise<(bookingId: string) => Ledger> => {
  const sessions = await listAll<Session>(journey, '/v1/checkout/sessions');
  const refunds = await listAll<Refund>(journey, '/v1/refunds');
  return (bookingId) => {
    const own = sessions.filter(({ client_reference_id }) => client_reference_id === bookingId);
    return {
      open: own.filter(({ status }) => status === 'open').length,
      payments: own
        .filter(({ payment_status }) => payment_status === 'paid')
        .map(({ amount_total, payment_intent }) => ({
          amount: amount_total,
          refunds: refunds.filter((refund) => refund.payment_intent === payment_intent).map(({ amount }) => amount),
        })),
    };
  };
};
