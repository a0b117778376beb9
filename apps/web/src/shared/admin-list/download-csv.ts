import { todayOnSite } from '../format/calendar-day.ts';

/** Hands a CSV to the browser as a file, e.g. 'bookings-2026-11-21.csv'. The mark in front lets Excel read it as UTF-8. */
export const downloadCsv = (name: string, parts: readonly Blob[]): void => {
  const address = URL.createObjectURL(new Blob(['\uFEFF', ...parts], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}-${todayOnSite()}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
};
