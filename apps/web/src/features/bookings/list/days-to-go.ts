import { daysBetween, groupDigits } from '@wayfarer/contracts';
import { t, tn } from '../../../shared/words/words.ts';

/**
 * 'Today', 'Tomorrow' or 'In 12 days' for a travel day; null once it has passed. Both are calendar days of
 * the site.
 */
export const daysToGo = (travelDate: string, today: string): string | null => {
  const days = daysBetween(today, travelDate);
  if (days < 0) return null;
  if (days === 0) return t('Today');
  if (days === 1) return t('Tomorrow');
  return tn(days, 'In {days} day', 'In {days} days', { days: groupDigits(days) });
};
