import { groupDigits, type StaffDeparture } from '@wayfarer/contracts';
import { useForm } from 'react-hook-form';
import { formatShortDay } from '../../../shared/format/calendar-day.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { useConfirm } from '../../../shared/ui/overlays/use-confirm.ts';
import { useSendChange } from '../use-send-change.ts';

type DecideLineProps = { departure: StaffDeparture; mayChange: boolean };

/** Of a departure that has not reached its minimum: until when the agency decides, and the guarantee. */
export const DecideLine = ({ departure, mayChange }: DecideLineProps) => {
  const { minimum, paid, decideBy } = departure;
  const { send, failure, sending } = useSendChange(departure, useForm());
  const confirm = useConfirm();
  const guarantee = async (): Promise<void> => {
    const sure = await confirm({
      title: 'Guarantee this departure?',
      text: 'It then leaves however many have booked, each confirmed booking with an email address is told by email, and it cannot be undone.',
      confirmLabel: 'Guarantee',
      // The page has a 'Cancel departure'.
      cancelLabel: 'Not now',
    });
    if (sure) await send({ isGuaranteed: true }, 'Departure guaranteed');
  };
  if (minimum === null || decideBy === null) return null;
  return (
    <section aria-label="Decide" className="space-y-3 print:hidden">
      {failure === null ? null : <Notice>{failure}</Notice>}
      <div className="flex flex-wrap items-center gap-3 rounded-card border border-hairline bg-surface p-4">
        <p className="min-w-48 grow font-semibold text-ink">
          Minimum {groupDigits(minimum)}, booked {groupDigits(paid)}, decide by {formatShortDay(decideBy)}
        </p>
        {mayChange ? (
          <Button busy={sending !== null} onClick={() => void guarantee()}>
            Guarantee
          </Button>
        ) : null}
      </div>
    </section>
  );
};
