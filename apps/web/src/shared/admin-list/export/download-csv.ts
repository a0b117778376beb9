import { todayOnSite } from '../../format/calendar-day.ts';
import { saveFile } from '../../ui/browser/save-file.ts';

/** Saves a CSV as a file, e.g. 'bookings-2026-11-21.csv'. The byte order mark lets Excel read it as UTF-8. */
export const downloadCsv = (name: string, parts: readonly Blob[]): void =>
  saveFile(`${name}-${todayOnSite()}.csv`, new Blob(['\uFEFF', ...parts], { type: 'text/csv;charset=utf-8' }));
