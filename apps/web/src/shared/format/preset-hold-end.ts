const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;

/**
 * Until when seats are held unless somebody chooses another time: for a day, but an hour less than until the
 * departure leaves; where it leaves within the hour, until then. In whole minutes, as a field for a time has
 * it.
 */
export const presetHoldEnd = (from: Date, leaves: Date | null): Date => {
  const inOneDay = from.getTime() + DAY_MS;
  const most = leaves === null ? inOneDay : leaves.getTime();
  const before = most - HOUR_MS > from.getTime() ? most - HOUR_MS : most;
  const end = leaves === null ? inOneDay : Math.min(inOneDay, before);
  return new Date(Math.floor(end / MINUTE_MS) * MINUTE_MS);
};
