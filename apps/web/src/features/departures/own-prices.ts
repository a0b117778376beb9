import type { StaffDeparture } from '@wayfarer/contracts';
import { rupeesIn } from '../../shared/format/typed-amount.ts';

/** Prices of a departure's own as typed, by category. */
export type OwnPrices = Readonly<Record<string, string>>;

export const ownPricesAsTyped = ({ ownPrices }: Pick<StaffDeparture, 'ownPrices'>): OwnPrices =>
  Object.fromEntries(Object.entries(ownPrices ?? {}).map(([id, price]) => [id, String(price)]));

/** An empty price is that of the season; where all are empty there are no own ones: null. */
export const ownPricesIn = (typed: OwnPrices): unknown => {
  const own = Object.entries(typed).filter(([, price]) => price.trim() !== '');
  return own.length === 0 ? null : Object.fromEntries(own.map(([id, price]) => [id, rupeesIn(price)]));
};
