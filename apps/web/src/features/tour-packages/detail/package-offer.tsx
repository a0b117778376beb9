import { hasPriceFields, type TourPackage } from '@wayfarer/contracts';
import { type ComponentProps, type ComponentType, createContext, lazy, memo, Suspense, use } from 'react';
import { loadPart } from '../../../shared/ui/browser/load-part.ts';
import { isScheduled } from '../is-scheduled.ts';
import type { OpenState } from './prices/open-calculator.ts';

type Code = typeof import('./offer-part.ts');
type OfferPart = { [Part in keyof Code]: ComponentType<ComponentProps<Code[Part]>> };

const load = () => loadPart(() => import('./offer-part.ts'));
const inBrowser: OfferPart = {
  Departures: lazy(async () => ({ default: (await load()).Departures })),
  CalculatorPlace: lazy(async () => ({ default: (await load()).CalculatorPlace })),
  PricesSection: lazy(async () => ({ default: (await load()).PricesSection })),
  TripFacts: lazy(async () => ({ default: (await load()).TripFacts })),
};

/**
 * What is told of a package with departures, several prices, or facts. Its code is not in the first load: a
 * browser shows what the server wrote until it is here. The server has it at hand.
 */
export const OfferCode = createContext<OfferPart>(inBrowser);

type PackageOfferProps = { tourPackage: TourPackage; calculator: OpenState };

const room = <div className="min-h-88" />;

/**
 * What travellers ask, prices where there are several, and departures. Rendered only when they change: React
 * keeps what the server wrote of a part whose code is still loading, unless its parent renders meanwhile.
 */
export const PackageOffer = memo(({ tourPackage, calculator }: PackageOfferProps) => {
  const { TripFacts, PricesSection, Departures } = use(OfferCode);
  return (
    <>
      {tourPackage.facts ? (
        <Suspense fallback={room}>
          <TripFacts facts={tourPackage.facts} of={tourPackage} />
        </Suspense>
      ) : null}
      {hasPriceFields(tourPackage) ? (
        <Suspense fallback={room}>
          <PricesSection tourPackage={tourPackage} calculator={calculator} />
        </Suspense>
      ) : null}
      {isScheduled(tourPackage) ? (
        <Suspense fallback={room}>
          <Departures tourPackage={tourPackage} />
        </Suspense>
      ) : null}
    </>
  );
});

/** The calculator's place in the side card. */
export const SideCalculator = memo(({ tourPackage, calculator }: PackageOfferProps) => {
  const { CalculatorPlace } = use(OfferCode);
  return hasPriceFields(tourPackage) ? (
    <div className="mb-4 min-h-12">
      <Suspense>
        <CalculatorPlace tourPackage={tourPackage} calculator={calculator} isWide />
      </Suspense>
    </div>
  ) : null;
});
