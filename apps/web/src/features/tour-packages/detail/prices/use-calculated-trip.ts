import { addDays, type TourPackage } from '@wayfarer/contracts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { choiceIn, withChoice } from '../../../../shared/quote/choice-address.ts';
import { fittingChoice, type TripChoice } from '../../../../shared/quote/trip-choice.ts';
import { askedDaysOf } from '../../asked-days.ts';
import { useDepartures } from '../../departures-query.ts';
import { isScheduled } from '../../is-scheduled.ts';

const DAYS_OF_TWO_MONTHS = 62;

/**
 * What is chosen in the calculator. It begins with what the page's address says, and is written there: of
 * several days that were searched for, with the first departure on one of them.
 */
export const useCalculatedTrip = (tourPackage: TourPackage) => {
  const [address, setAddress] = useSearchParams();
  const [choice, setChoice] = useState(() => fittingChoice(tourPackage, choiceIn(address)));
  const [askedCode, setAskedCode] = useState(choice.code);
  const [lookedAt, lookAt] = useState('');
  const { from, to } = askedDaysOf(String(address));
  const asked = from !== '' && from === to ? from : '';
  const opensAt = from || (tourPackage.nextDay ?? '');
  const {
    departures = [],
    departureOn,
    first,
  } = useDepartures(
    tourPackage,
    lookedAt === '' ? [opensAt] : [opensAt, addDays(lookedAt, -DAYS_OF_TWO_MONTHS), addDays(lookedAt, DAYS_OF_TWO_MONTHS)],
  );
  /** Those that can be booked. */
  const coming = departures.filter(({ state }) => state === 'open' || state === 'few');
  const fitting = coming.find((one) => one.day >= from && (to === '' || one.day <= to));
  const day = asked === '' && isScheduled(tourPackage) ? (fitting?.day ?? tourPackage.nextDay ?? '') : asked;
  return {
    day,
    departure: departureOn(day) ?? undefined,
    days: {
      first,
      departureOn,
      lookAt,
      coming,
    },
    choice,
    askedCode,
    applyCode: () => setAskedCode(choice.code),
    change: ({ day: chosen = day, ...part }: Partial<TripChoice> & { day?: string }) => {
      const next = { ...choice, ...part };
      setChoice(next);
      const changed = withChoice(address, next);
      if (chosen !== '') {
        changed.set('availableFrom', chosen);
        changed.set('availableTo', chosen);
      }
      setAddress(changed, { replace: true, preventScrollReset: true });
    },
  };
};

export type CalculatedTrip = ReturnType<typeof useCalculatedTrip>;
