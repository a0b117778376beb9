import type { Arrival, ManifestEntry } from '@wayfarer/contracts';

/** Whether a person of a booking is here; null takes it back. */
export type Tick = { booking: string; place: number; arrival: Arrival | null };

const withArrival = (entry: ManifestEntry, { place, arrival }: Tick): ManifestEntry => ({
  ...entry,
  travellers: entry.travellers.map((person, at) => {
    if (at !== place) return person;
    const { arrival: _before, ...rest } = person;
    return arrival === null ? rest : { ...rest, arrival };
  }),
});

/** The manifest as it is after a tick. */
export const withTick = (entries: readonly ManifestEntry[], tick: Tick): ManifestEntry[] =>
  entries.map((entry) => (entry._id === tick.booking ? withArrival(entry, tick) : entry));
