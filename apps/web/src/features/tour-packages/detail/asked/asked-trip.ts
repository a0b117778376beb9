import { lazy, useMemo, useState } from 'react';
import { loadPart } from '../../../../shared/ui/browser/load-part.ts';
import { hasDays, useAsked } from '../../asked-days.ts';
import type { AskedTrip, KnownDeparture } from './known-departure.ts';

const NOT_KNOWN: KnownDeparture = { departure: undefined };

/**
 * What the address of a package's page asks for; null where it asks for no day.
 * @returns with what is called once more is known of it
 */
export const useAskedTrip = (): [trip: AskedTrip | null, tell: (known: KnownDeparture) => void] => {
  const asked = useAsked();
  const [known, tell] = useState(NOT_KNOWN);
  const trip = useMemo(() => (asked.day !== '' || hasDays(asked) ? { ...asked, ...known } : null), [asked, known]);
  return [trip, tell];
};

const load = () => loadPart(() => import('./asked-part.ts'));
// Needed only where days or a party were asked for.
export const AskedFact = lazy(async () => ({ default: (await load()).AskedFact }));
export const AskedLine = lazy(async () => ({ default: (await load()).AskedLine }));
export const FindAskedDeparture = lazy(async () => ({ default: (await load()).FindAskedDeparture }));
export const PartyTotal = lazy(async () => ({ default: (await load()).PartyTotal }));
