import type { Arrival, ManifestEntry } from '@wayfarer/contracts';
import { idAt } from '../id-at.ts';

/** Whether a person of a booking is here; null takes it back. */
export type Tick = { booking: string; traveller: string; arrival: Arrival | null };

const withArrival = (entry: ManifestEntry, { traveller, arrival }: Tick): ManifestEntry => ({
  ...entry,
  travellers: entry.travellers.map((person, at) => {
    if (idAt(person, at) !== traveller) return person;
    const { arrival: _before, ...rest } = person;
    return arrival === null ? rest : { ...rest, arrival };
  }),
});

/** The manifest as it is after a tick. */
export const withTick = (entries: readonly ManifestEntry[], tick: Tick): ManifestEntry[] =>
  entries.map((entry) => (entry._id === tick.booking ? withArrival(entry, tick) : entry));
