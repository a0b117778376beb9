import { daysBetween, groupDigits } from '@wayfarer/contracts';
import { t } from '../../../shared/words/words.ts';

/**
 * 'Today', 'Tomorrow' or 'In 12 days' for a travel day; null once it has passed. Both are calendar days of
 * the site.
 */
export const daysToGo = (travelDate: string, today: string): string | null => {
  const days = daysBetween(today, travelDate);
  if (days < 0) return null;
  if (days === 0) return t('Today');
  return days === 1 ? t('Tomorrow') : t('In {value} days', { value: groupDigits(days) });
};
