import { formatDay, formatRange, formatShortDay } from '../../../../shared/format/calendar-day.ts';
import { t } from '../../../../shared/words/words.ts';
import type { Asked } from '../../asked-days.ts';

/** '27 Mar – 11 Apr 2027', 'from 27 Mar 2027', 'until 11 Apr 2027', or the chosen day. */
export const askedWords = ({ from, to, day = '' }: Pick<Asked, 'from' | 'to'> & { day?: string }): string => {
  if (day !== '') return formatDay(day);
  if (from === '') return t('until {day}', { day: formatShortDay(to) });
  return to === '' ? t('from {day}', { day: formatShortDay(from) }) : formatRange(from, to).join(' – ');
};
