import { addDays, strangerProblemOf, type TourPackage } from '@wayfarer/contracts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { choiceIn, withChoice } from '../../../../shared/quote/choice-address.ts';
import { fittingChoice, type TripChoice } from '../../../../shared/quote/trip-choice.ts';
import { askedOf, chosenDayOf, hasDays } from '../../asked-days.ts';
import { useDepartures } from '../../departures-query.ts';
import { comingOf, fittingDeparture } from '../../fitting-departure.ts';
import { isScheduled } from '../../is-scheduled.ts';

const DAYS_OF_TWO_MONTHS = 62;

/**
 * What is chosen in the calculator. It begins with what the page's address says, and is written there. The
 * day is the one that was chosen, else the first departure on the asked days; '' while that is not known.
 * Only a tap on a day chooses one.
 */
export const useCalculatedTrip = (tourPackage: TourPackage) => {
  const [address, setAddress] = useSearchParams();
  const [choice, setChoice] = useState(() => fittingChoice(tourPackage, choiceIn(address)));
  const [askedCode, setAskedCode] = useState(choice.code);
  const [lookedAt, lookAt] = useState('');
  /** The address follows a moment later, and the next press must not write the one without the day. */
  const [tapped, setTapped] = useState('');
  /** Until then the address keeps the party that a search asked for, as it was written there. */
  const [isPartyTapped, setIsPartyTapped] = useState(false);
  const asked = askedOf(String(address));
  const chosen = tapped || chosenDayOf(String(address));
  const opensAt = chosen || asked.from || (tourPackage.nextDay ?? '');
  const around = lookedAt === '' ? [] : [addDays(lookedAt, -DAYS_OF_TWO_MONTHS), addDays(lookedAt, DAYS_OF_TWO_MONTHS)];
  const { departures, departureOn, isKnownWithin, first, isError, isFetching, refetch } = useDepartures(tourPackage, [
    opensAt,
    asked.to,
    ...around,
  ]);
  const isAsked = hasDays(asked);
  const isKnown = departures !== undefined && isKnownWithin(asked.from, asked.to);
  const fitting = isKnown ? fittingDeparture(tourPackage, departures, asked) : undefined;
  const offered = isAsked || isScheduled(tourPackage) ? (fitting?.day ?? '') : '';
  const day = chosen === '' || departureOn(chosen) === null ? offered : chosen;
  return {
    day,
    departure: departureOn(day) ?? undefined,
    /** Whether it is not known which day that will be, and so what it costs. */
    isDayOpen: day === '' && (isAsked || isScheduled(tourPackage)),
    days: {
      first,
      opensAt: opensAt || first,
      departureOn,
      lookAt,
      coming: comingOf(departures ?? []),
      isKnown,
      isAsked,
      isError,
      isFetching,
      refetch: () => void refetch(),
    },
    choice,
    /** Why some of whom the address asks for have no place, and are not in the choice. */
    strangerProblem: isPartyTapped ? null : strangerProblemOf(tourPackage, choiceIn(address).party),
    askedCode,
    applyCode: () => setAskedCode(choice.code),
    change: ({ day: pressed = '', ...part }: Partial<TripChoice> & { day?: string }) => {
      const kept = pressed || tapped;
      setTapped(kept);
      const next = { ...choice, ...part };
      setChoice(next);
      const changed = withChoice(address, next);
      const asked = address.get('party');
      if (part.party) setIsPartyTapped(true);
      else if (asked !== null && !isPartyTapped) changed.set('party', asked);
      if (kept !== '') changed.set('day', kept);
      setAddress(changed, { replace: true, preventScrollReset: true });
    },
  };
};

export type CalculatedTrip = ReturnType<typeof useCalculatedTrip>;
