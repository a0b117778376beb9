import { displayNameOf, formatMoney, type TourPackage } from '@wayfarer/contracts';
import { formatDay } from '../../../shared/format/calendar-day.ts';
import { counted } from '../../../shared/format/format-total.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { BottomBar } from '../../../shared/ui/layout/bottom-bar.tsx';
import { type DeskDraft, isReached } from './desk-draft.ts';

type DeskSummaryProps = {
  draft: DeskDraft;
  tourPackage: TourPackage | undefined;
  /** In rupees; undefined until there is a price. */
  total: number | undefined;
  failure: string | null;
  busy: boolean;
};

const Line = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt className="text-ink-faint text-small">{name}</dt>
    <dd className="wrap-anywhere font-medium text-ink">{text}</dd>
  </div>
);

/**
 * What is about to be booked, and the button that books it, in view however far the form is: beside it, or at
 * the lower edge of a phone.
 */
export const DeskSummary = ({ draft, tourPackage, total, failure, busy }: DeskSummaryProps) => {
  const { customer, isNew, name, day, party } = draft;
  const persons = Object.values(party).reduce((sum, count) => sum + (Number.isNaN(count) ? 0 : count), 0);
  const known = customer === null ? '–' : displayNameOf(customer);
  return (
    <BottomBar className="-mx-(--gutter) lg:sticky lg:top-24 lg:bottom-auto space-y-3 border-hairline border-t bg-raised px-(--gutter) py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-bar lg:mx-0 lg:space-y-5 lg:rounded-card lg:border lg:bg-surface lg:p-5 lg:shadow-none">
      <dl aria-label="What is booked" className="space-y-3 max-lg:hidden">
        <Line name="For" text={isNew ? name.trim() || '–' : known} />
        <Line name="Trip" text={tourPackage?.title ?? '–'} />
        <Line name="On" text={day === '' ? '–' : formatDay(day)} />
        <Line name="Who" text={tourPackage ? counted(persons, 'person') : '–'} />
      </dl>
      {failure === null ? null : <Notice>{failure}</Notice>}
      <div className="flex items-center justify-between gap-4 lg:block lg:space-y-3">
        <p className="figures font-bold text-ink text-lead">
          <span className="sr-only">Booking total: </span>
          {total === undefined ? '–' : formatMoney(draft.how === 'free' ? 0 : total)}
        </p>
        <Button type="submit" size="large" busy={busy} className="lg:w-full">
          {draft.how === 'link' && isReached(draft) ? 'Book and send the link' : 'Book'}
        </Button>
      </div>
    </BottomBar>
  );
};
