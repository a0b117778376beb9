import { groupDigits, type ManifestEntry } from '@wayfarer/contracts';
import { counted } from '../../shared/format/format-total.ts';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { useOnline } from '../../shared/ui/feedback/offline-bar.tsx';
import { BottomBar } from '../../shared/ui/layout/bottom-bar.tsx';
import { manifestTotals } from './manifest-totals.ts';

type ArrivalBarProps = {
  entries: readonly ManifestEntry[];
  /** How many ticks are not sent yet. */
  waiting: number;
  refusals: readonly string[];
};

/**
 * How many are here, and what became of the ticks, in view wherever the list is scrolled to; at its lower
 * edge, so that nothing moves under the thumb. It takes the place of the line that there is no network, which
 * would cover buttons.
 */
export const ArrivalBar = ({ entries, waiting, refusals }: ArrivalBarProps) => {
  const { persons, here, noShow } = manifestTotals(entries);
  const isOnline = useOnline();
  const told = [...(isOnline ? [] : ['Offline']), ...(waiting > 0 ? [`${counted(waiting, 'tick')} not sent yet`] : [])];
  return (
    <BottomBar className="says-offline no-print -mx-(--gutter) space-y-2 border-hairline border-t bg-raised px-(--gutter) py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-bar">
      {refusals.length > 0 ? (
        <Notice>
          {refusals.map((refusal) => (
            <p key={refusal}>{refusal}</p>
          ))}
        </Notice>
      ) : null}
      <output className="figures flex flex-wrap items-baseline justify-between gap-x-4 text-ink">
        <strong className="font-semibold">
          {`${groupDigits(here)} of ${groupDigits(persons)} here`}
          {noShow > 0 ? `, ${groupDigits(noShow)} no-show` : null}
        </strong>
        {told.length === 0 ? null : <span className="text-ink-soft text-small">{told.join(' · ')}</span>}
      </output>
    </BottomBar>
  );
};
