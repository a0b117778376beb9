import type { Prices, StaffDeparture } from '@wayfarer/contracts';
import { Card } from '../../shared/ui/layout/card.tsx';
import { DeparturePriceForm } from './departure-price-form.tsx';
import { DeparturePriceTable } from './departure-price-table.tsx';
import { ownPricesAsTyped } from './own-prices.ts';

type DeparturePricesProps = {
  departure: StaffDeparture;
  /** Those of its package, in rupees. */
  prices: Prices;
  mayChange: boolean;
};

/** What is paid on a departure: the prices of its season, and beside them its own, which come first. */
export const DeparturePrices = ({ departure, prices, mayChange }: DeparturePricesProps) => (
  <Card as="section" aria-labelledby="departure-prices" className="space-y-4 print:hidden">
    <h2 id="departure-prices" className="font-semibold text-ink text-lead">
      Prices
    </h2>
    {mayChange ? (
      <DeparturePriceForm departure={departure} prices={prices} />
    ) : (
      <DeparturePriceTable prices={prices} day={departure.day} own={ownPricesAsTyped(departure)} />
    )}
  </Card>
);
