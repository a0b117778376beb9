import type { MinorUnits } from '@wayfarer/contracts';

/** As the provider writes amounts: https://docs.stripe.com/currencies#minor-units. */
const WITHOUT_DECIMALS = 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' ');
const WITH_THREE = 'bhd jod kwd omr tnd'.split(' ');

/** An amount of the provider in the currency's major unit: '1234' is 12.34 rupees and 1234 yen. */
export const majorUnitsOf = (amount: MinorUnits, currency: string): number => {
  if (WITHOUT_DECIMALS.includes(currency)) return amount;
  return amount / (WITH_THREE.includes(currency) ? 1000 : 100);
};
