import { ChevronsLeft, ChevronsRight } from 'lucide-react';
import { t } from '../../words/words.ts';
import { IconButton } from '../actions/icon-button.tsx';

type YearStepsProps = {
  /** YYYY-MM. */
  month: string;
  from: string | undefined;
  to: string | undefined;
  onShow: (month: string) => void;
};

/** A year further, or the last month that can still be chosen from; null where nothing is left that way. */
const stepFrom = (month: string, by: 1 | -1, { from, to }: Pick<YearStepsProps, 'from' | 'to'>): string | null => {
  const wanted = `${Number(month.slice(0, 4)) + by}${month.slice(4)}`;
  const [first, last] = [from?.slice(0, 7) ?? wanted, to?.slice(0, 7) ?? wanted];
  const shown = wanted < first ? first : wanted > last ? last : wanted;
  return shown === month ? null : shown;
};

/** Goes through the years of a calendar, which pages by months. */
export const YearSteps = ({ month, onShow, ...window }: YearStepsProps) => {
  const [before, after] = [stepFrom(month, -1, window), stepFrom(month, 1, window)];
  return (
    <div className="mb-1 flex items-center justify-between">
      <IconButton
        label={t('Previous year')}
        icon={<ChevronsLeft className="size-5" />}
        disabled={before === null}
        onClick={() => before !== null && onShow(before)}
      />
      <span className="figures font-semibold text-ink">{month.slice(0, 4)}</span>
      <IconButton
        label={t('Next year')}
        icon={<ChevronsRight className="size-5" />}
        disabled={after === null}
        onClick={() => after !== null && onShow(after)}
      />
    </div>
  );
};
