import { monthAfter } from '@wayfarer/contracts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatMonth } from '../../format/calendar-day.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';

type MonthBarProps = { month: string; onMonth: (month: string) => void; onToday: () => void };

/** ‹ Today › and the month that is shown, which is read out when it changes. */
export const MonthBar = ({ month, onMonth, onToday }: MonthBarProps) => (
  <span className="flex flex-wrap items-center gap-2">
    <IconButton
      label={`Month before: ${formatMonth(monthAfter(month, -1))}`}
      variant="outlined"
      icon={<ChevronLeft className="size-5" />}
      onClick={() => onMonth(monthAfter(month, -1))}
    />
    <Button variant="secondary" onClick={onToday}>
      Today
    </Button>
    <IconButton
      label={`Month after: ${formatMonth(monthAfter(month, 1))}`}
      variant="outlined"
      icon={<ChevronRight className="size-5" />}
      onClick={() => onMonth(monthAfter(month, 1))}
    />
    <output className="whitespace-nowrap font-semibold text-ink text-lead">{formatMonth(month)}</output>
  </span>
);
