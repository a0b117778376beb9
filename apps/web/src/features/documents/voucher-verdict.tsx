import type { VoucherStatus } from '@wayfarer/contracts';
import { BadgeCheck, Ban, CalendarX2, CircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay, todayOnSite } from '../../shared/format/calendar-day.ts';
import { Card } from '../../shared/ui/layout/card.tsx';
import { t } from '../../shared/words/words.ts';

type Verdict = { word: string; text: string; tone: string; icon: ReactNode };

const verdicts = (): Readonly<Record<VoucherStatus['status'], Verdict>> => ({
  valid: {
    word: t('Valid'),
    text: t('Paid and confirmed.'),
    tone: 'bg-green-soft text-green',
    icon: <BadgeCheck className="size-10" />,
  },
  cancelled: {
    word: t('Cancelled'),
    text: t('This booking was cancelled. Not valid for travel.'),
    tone: 'bg-red-soft text-red',
    icon: <Ban className="size-10" />,
  },
  travelled: {
    word: t('Already used'),
    text: t('This trip is over. The voucher cannot be used again.'),
    tone: 'bg-amber-soft text-amber',
    icon: <CalendarX2 className="size-10" />,
  },
  unknown: {
    word: t('Not recognised'),
    text: t('We don’t recognise this voucher. Ask for the voucher from the trip’s own page.'),
    tone: 'bg-red-soft text-red',
    icon: <CircleQuestionMark className="size-10" />,
  },
});

const Fact = ({ what, children }: { what: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-faint text-small">{what}</dt>
    <dd className="figures wrap-anywhere font-semibold text-ink text-lead">{children}</dd>
  </div>
);

const beginsText = (travelDate: string): string =>
  travelDate > todayOnSite()
    ? t('Paid and confirmed. It begins on {day}.', { day: formatDay(travelDate) })
    : t('Paid and confirmed.');

/** The result for a scanned voucher, legible at arm's length. */
export const VoucherVerdict = ({ voucher }: { voucher: VoucherStatus }) => {
  const { word, text, tone, icon } = verdicts()[voucher.status];
  return (
    <Card padded={false}>
      <output className={`flex items-center gap-4 p-6 ${tone}`}>
        <span aria-hidden="true">{icon}</span>
        <span>
          <strong className="block font-bold text-title">{word}</strong>
          <span className="block">{voucher.status === 'valid' ? beginsText(voucher.travelDate) : text}</span>
        </span>
      </output>
      {voucher.status === 'unknown' ? null : (
        <dl className="grid gap-5 p-6 sm:grid-cols-2">
          <Fact what={t('Booked by')}>{voucher.name}</Fact>
          <Fact what={t('Persons')}>{voucher.totalPersons}</Fact>
          <Fact what={t('Trip')}>{voucher.title}</Fact>
          <Fact what={t('Where')}>{voucher.place}</Fact>
          <Fact what={t('From')}>{formatDay(voucher.travelDate)}</Fact>
          <Fact what={t('To')}>{formatDay(voucher.lastDay)}</Fact>
        </dl>
      )}
    </Card>
  );
};
