import {
  askedPartyIn,
  formatMoney,
  mapPrices,
  minorUnitsOf,
  partyTotalOf,
  rupeesOf,
  type TourPackage,
} from '@wayfarer/contracts';
import { askedPartyOf } from '../../../../shared/quote/choice-search.ts';
import { partyWords } from '../../../../shared/quote/party-words.ts';
import { t } from '../../../../shared/words/words.ts';
import { useChosenSearch } from '../../asked-days.ts';
import { useDepartures } from '../../departures-query.ts';
import type { AskedTrip } from './known-departure.ts';

type PartyTotalProps = { tourPackage: TourPackage; trip: AskedTrip | null };

const inMinorUnits = (prices: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(prices).map(([id, price]) => [id, minorUnitsOf(price)]));

/**
 * What the party that was searched for pays for the departure that the page shows, or why it cannot come.
 * Nothing while that is not known.
 */
export const PartyTotal = ({ tourPackage, trip }: PartyTotalProps) => {
  const text = askedPartyOf(new URLSearchParams(useChosenSearch()));
  const party = askedPartyIn(text);
  const day = (trip === null ? tourPackage.nextDay : trip.departure?.day) ?? '';
  const departure = useDepartures(tourPackage, [day]).departureOn(day);
  if (party === undefined || !departure) return null;
  const told = partyTotalOf(mapPrices(tourPackage, minorUnitsOf), party, {
    day,
    own: inMinorUnits(departure.prices),
    left: departure.left ?? undefined,
    minAge: tourPackage.facts?.minAge,
  });
  if ('refused' in told) return <span className="font-medium">{told.refused}</span>;
  return (
    <span>
      <strong className="font-semibold">{formatMoney(rupeesOf(told.total))}</strong>{' '}
      <span className="text-ink-soft">{t('for {party}', { party: partyWords(text) })}</span>
    </span>
  );
};
