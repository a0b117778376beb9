import { StripeError } from './stripe-error.ts';

/** What a restricted key may do, in Stripe's words; who may write something may read it. */
type Thing = 'checkout_session' | 'charge' | 'balance_transaction_source' | 'payout' | 'event' | 'dispute';
export type Right = `${Thing}_${'read' | 'write'}`;

type Asked = { readonly method: 'get' | 'post'; readonly path: string };

const things: Readonly<Record<string, Thing>> = {
  '/v1/checkout/sessions': 'checkout_session',
  '/v1/refunds': 'charge',
  '/v1/balance_transactions': 'balance_transaction_source',
  '/v1/payouts': 'payout',
  '/v1/events': 'event',
};
/** What is expanded must be readable, too. */
const expanded: Readonly<Record<string, readonly Right[]>> = {
  latest_charge: ['charge_read'],
  source: ['charge_read', 'dispute_read'],
};

const rightsFor = ({ method, path }: Asked, encoded: string): Right[] => {
  const thing = Object.entries(things).find(([start]) => path.startsWith(start))?.[1];
  const expansions = [...new URLSearchParams(encoded)].filter(([name]) => name.startsWith('expand')).map(([, value]) => value);
  const within = Object.entries(expanded).filter(([step]) => expansions.some((each) => each.split('.').includes(step)));
  return [
    ...(thing ? [`${thing}_${method === 'get' ? 'read' : 'write'}` as const] : []),
    ...within.flatMap(([, rights]) => rights),
  ];
};

/**
 * Refuses a restricted key what it has no right to, as Stripe does.
 * @param rights null for a key that may do everything
 */
export const assertRight = (rights: readonly Right[] | null, endpoint: Asked, encoded: string): void => {
  const isGiven = (right: Right): boolean =>
    rights === null || rights.includes(right) || rights.includes(right.replace(/_read$/, '_write') as Right);
  const missing = rightsFor(endpoint, encoded).find((right) => !isGiven(right));
  if (missing === undefined) return;
  const message = `The provided key does not have the required permissions for this endpoint. Having the 'rak_${missing}' permission would allow this request to continue.`;
  throw new StripeError({ status: 403, type: 'invalid_request_error', message });
};
