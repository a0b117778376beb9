import { type CancellationPolicy, type Deposit, formatMoney, type QuoteLine } from '@wayfarer/contracts';
import type { ReactNode } from 'react';
import { formatDay } from '../../../shared/format/calendar-day.ts';
import { cancellationDays } from '../../../shared/format/cancellation-words.ts';
import { PriceLines } from '../../../shared/quote/price-lines.tsx';
import { Picture } from '../../../shared/ui/display/picture.tsx';
import { Card } from '../../../shared/ui/layout/card.tsx';
import { t, tn } from '../../../shared/words/words.ts';

export type TripSummaryProps = {
  title: string;
  place: string;
  image: string | null;
  /** '' if none is chosen. */
  travelDate: string;
  /** NaN if none are entered. */
  persons: number;
  /** Rupees per person, and in total. */
  unitPrice: number;
  total: number;
  /** Stands with the total. */
  besideTotal?: ReactNode;
  /** What the total is made of, where that is more than one price for each person. */
  lines?: readonly QuoteLine[] | undefined;
  /** Null once nothing of it can be cancelled. */
  cancellationPolicy: CancellationPolicy | null;
  /** What confirms it, where that is not all of it. */
  deposit?: Pick<Deposit, 'isRefundable'> | undefined;
  /** Below the total: a booking number, a badge. */
  children?: ReactNode;
};

const Line = ({ what, children }: { what: ReactNode; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-2 sm:gap-4">
    <dt className="text-ink-soft">{what}</dt>
    <dd className="figures text-end text-ink">{children}</dd>
  </div>
);

/** The same card on booking, payment and success: picture, dates, persons, price lines, total. */
export const TripSummary = ({
  title,
  place,
  image,
  travelDate,
  persons,
  unitPrice,
  total,
  besideTotal,
  lines,
  cancellationPolicy,
  deposit,
  children,
}: TripSummaryProps) => (
  <Card padded={false} className="flex flex-col">
    <div className="flex items-center gap-4 p-4 lg:block lg:p-0">
      {image === null ? null : (
        <Picture
          src={image}
          alt=""
          width={720}
          height={450}
          sizes="(min-width: 64rem) 24rem, 7rem"
          className="w-28 shrink-0 rounded-control lg:w-full lg:rounded-none"
        />
      )}
      <div className="min-w-0 lg:px-6 lg:pt-5">
        <h2 className="line-clamp-3 font-bold text-ink lg:text-lead">{title}</h2>
        <p className="text-ink-soft text-small lg:text-body">{place}</p>
      </div>
    </div>
    <dl className="space-y-2.5 px-4 pb-5 lg:px-6 lg:pt-5 lg:pb-6">
      <Line what={t('Travel Date')}>{travelDate === '' ? t('Not chosen yet') : formatDay(travelDate)}</Line>
      {lines === undefined ? (
        <Line
          what={
            Number.isNaN(persons)
              ? t('Price per person')
              : tn(persons, '{amount} × {n} person', '{amount} × {n} persons', { amount: formatMoney(unitPrice) })
          }
        >
          {formatMoney(Number.isNaN(persons) ? unitPrice : total)}
        </Line>
      ) : (
        <>
          <Line what={t('Travellers')}>{Number.isNaN(persons) ? t('Not chosen yet') : persons}</Line>
          <PriceLines lines={lines} />
        </>
      )}
      <div className="flex items-baseline justify-between gap-4 border-hairline border-t pt-3.5">
        <dt className="font-semibold text-ink">{t('Total')}</dt>
        <dd className="figures text-end font-bold text-ink text-lead">
          {Number.isNaN(total) ? '–' : formatMoney(total)}
          {besideTotal}
        </dd>
      </div>
      {children}
      {cancellationPolicy === null ? null : (
        <div className="border-hairline border-t pt-3.5 text-small">
          <dt className="sr-only">{t('Cancellation')}</dt>
          <dd className="text-ink-soft">{cancellationDays(cancellationPolicy, travelDate, deposit)}</dd>
        </div>
      )}
    </dl>
  </Card>
);
