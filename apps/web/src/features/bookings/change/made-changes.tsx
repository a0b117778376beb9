import type { Trip } from '@wayfarer/contracts';
import { formatInstantDay } from '../../../shared/format/calendar-day.ts';
import { t } from '../../../shared/words/words.ts';
import { madeWords } from './change-words.ts';

/** What a trip was before each change of it. */
export const MadeChanges = ({ changes = [] }: Pick<Trip, 'changes'>) =>
  changes.length === 0 ? null : (
    <ul aria-label={t('Changes')} className="figures space-y-2 text-ink-soft text-small">
      {changes.map((change) => (
        <li key={change.at}>
          {t('Changed on {day}: {change}.', { day: formatInstantDay(change.at), change: madeWords(change) })}
        </li>
      ))}
    </ul>
  );
