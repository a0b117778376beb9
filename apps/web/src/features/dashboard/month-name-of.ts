const formatOf = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const short = formatOf({ month: 'short' });
const long = formatOf({ month: 'long', year: 'numeric' });
const instantOf = (month: string): Date => new Date(`${month}-15T12:00:00Z`);

/** 'Nov' for '2026-11', below a chart. */
export const shortMonthNameOf = (month: string): string => short.format(instantOf(month));

/** 'November 2026' for '2026-11'. */
export const monthNameOf = (month: string): string => long.format(instantOf(month));
