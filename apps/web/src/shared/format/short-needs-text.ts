import type { Departure } from '@wayfarer/contracts';
import { t } from '../words/words.ts';
import { formatShortDay } from './calendar-day.ts';

/** 'Needs 2 more by 30 Dec 2026'. */
export const shortNeedsText = ({ more, by }: NonNullable<Departure['needs']>): string =>
  t('Needs {more} more by {day}', { more, day: formatShortDay(by) });
