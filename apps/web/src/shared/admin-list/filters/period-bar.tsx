import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';

type Step = { label: string; onPress: () => void };
type PeriodBarProps = { before: Step; after: Step; onToday: () => void; children: string };

/** ‹ Today › and the month or week that is shown, which is read out when it changes. */
export const PeriodBar = ({ before, after, onToday, children }: PeriodBarProps) => (
  <span className="flex flex-wrap items-center gap-2">
    <IconButton label={before.label} variant="outlined" icon={<ChevronLeft className="size-5" />} onClick={before.onPress} />
    <Button variant="secondary" onClick={onToday}>
      Today
    </Button>
    <IconButton label={after.label} variant="outlined" icon={<ChevronRight className="size-5" />} onClick={after.onPress} />
    <output className="whitespace-nowrap font-semibold text-ink text-lead">{children}</output>
  </span>
);
