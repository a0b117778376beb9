import { type Booking, formatMoney, type QuoteLine, type TripChangeQuote } from '@wayfarer/contracts';
import { formatDay } from '../../../shared/format/calendar-day.ts';
import { ChangedLines } from '../../../shared/quote/changed-lines.tsx';
import { t } from '../../../shared/words/words.ts';
import { feeWords, moneyWords, policyWords } from './change-words.ts';

/** What a booking without lines is made of, as the answer of a change has it. */
const linesOf = ({ lines, totalPersons, unitPrice, totalAmount }: Booking): readonly QuoteLine[] =>
  lines ?? [{ kind: 'person', id: 'person', text: 'Person', quantity: totalPersons, unit: unitPrice, sum: totalAmount }];

const Row = ({ what, children }: { what: string; children: string }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className="text-ink-soft">{what}</dt>
    <dd className="figures font-semibold text-ink">{children}</dd>
  </div>
);

type ChangePreviewProps = {
  booking: Booking;
  quote: TripChangeQuote;
  day: string;
  persons: number;
  asStaff: boolean;
  /** What a change costs besides, in rupees. */
  feeOfChange: number | undefined;
};

/**
 * What a change comes to: the trip and its lines before and after, what is kept, and the policy from then on.
 */
export const ChangePreview = ({ booking, quote, day, persons, asStaff, feeOfChange }: ChangePreviewProps) => {
  const { travelDate, totalPersons } = booking;
  const fee = feeWords(quote, feeOfChange);
  const { toPay, refund } = quote;
  return (
    <div className="space-y-4">
      <dl className="space-y-1">
        {day === travelDate ? null : <Row what={t('Travel Date')}>{`${formatDay(travelDate)} → ${formatDay(day)}`}</Row>}
        {persons === totalPersons ? null : <Row what={t('Travellers')}>{`${totalPersons} → ${persons}`}</Row>}
      </dl>
      <ChangedLines
        before={linesOf(booking)}
        after={quote.lines}
        totals={{ before: quote.formerAmount, after: quote.totalAmount }}
      />
      {fee === null ? null : <p className="figures text-ink-soft">{fee}</p>}
      {toPay === 0 && refund === 0 ? null : (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-control bg-accent-soft px-4 py-3 text-ink">
          <span>
            {refund > 0
              ? asStaff
                ? 'Goes back to the customer'
                : t('You get back')
              : asStaff
                ? 'Owed by the customer'
                : t('To pay now')}
          </span>
          <strong className="figures font-bold text-lead">{formatMoney(refund > 0 ? refund : toPay)}</strong>
        </p>
      )}
      <p className="figures text-ink">{moneyWords(booking, quote, asStaff)}</p>
      <p className="text-ink-soft text-small">{policyWords(booking, quote, day)}</p>
    </div>
  );
};
