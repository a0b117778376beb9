import { addDays, categoriesOf, type Departure, formatMoney, type TourPackage } from '@wayfarer/contracts';
import { formatDay, formatDayOfYear } from '../../../shared/format/calendar-day.ts';
import { shortNeedsText } from '../../../shared/format/short-needs-text.ts';
import { paths } from '../../../shared/paths.ts';
import { unitWordsOf } from '../../../shared/quote/unit-words.ts';
import { LinkButton } from '../../../shared/ui/actions/link-button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Badge } from '../../../shared/ui/display/badge.tsx';
import { t, tc, tn } from '../../../shared/words/words.ts';
import { useCarriedSearch } from '../asked-days.ts';

export type ShownDeparture = Pick<Departure, 'day' | 'left' | 'state' | 'isGuaranteed' | 'needs'> & {
  prices?: Departure['prices'];
};

const State = ({ departure: { left, state, isGuaranteed, needs } }: { departure: ShownDeparture }) => {
  if (state === 'closed') return <Badge>{t('Closed')}</Badge>;
  if (state === 'cancelled') return <Badge>{t('Cancelled')}</Badge>;
  if (state === 'sold-out') return <Badge>{t('Sold out')}</Badge>;
  return (
    <>
      {isGuaranteed ? <Badge tone="green">{t('Guaranteed')}</Badge> : null}
      {needs === undefined ? null : <span className="text-ink-soft">{shortNeedsText(needs)}</span>}
      {state === 'few' && left !== null ? <Badge tone="yellow">{tn(left, '{n} left', '{n} left')}</Badge> : null}
      {state === 'open' && left !== null ? <span className="text-ink-soft">{tn(left, '{n} left', '{n} left')}</span> : null}
    </>
  );
};

/** Leads to the form with that day; the asked days go along. */
const Choose = ({ packageId, day, price }: { packageId: string; day: string; price: number }) => (
  <LinkButton
    to={paths.bookPackage(packageId) + useCarriedSearch(day)}
    state={{ price }}
    variant="secondary"
    size="small"
    className="shrink-0"
    aria-label={t('Choose {day}', { day: formatDay(day) })}
  >
    {t('Choose')}
  </LinkButton>
);

/** Leads to the waitlist of a full departure. */
export const JoinWaitlist = ({ packageId, day }: { packageId: string; day: string }) => (
  <LinkButton
    to={`${paths.joinWaitlist(packageId)}?day=${day}`}
    variant="secondary"
    size="small"
    className="shrink-0"
    aria-label={t('Join the waitlist of {day}', { day: formatDay(day) })}
  >
    {t('Join the waitlist')}
  </LinkButton>
);

type DepartureRowsProps = {
  tourPackage: TourPackage;
  departures: readonly ShownDeparture[];
  /** Whether the days are written with their year, where no heading tells it. */
  hasYears?: boolean;
};

/** From the first to the last day of each departure, whether there are seats, and the way to book it. */
export const DepartureRows = ({ tourPackage, departures, hasYears = false }: DepartureRowsProps) => {
  const { _id, price, itinerary } = tourPackage;
  const [{ id: category }] = categoriesOf(tourPackage);
  const format = hasYears ? formatDay : formatDayOfYear;
  return (
    <ul aria-label={t('Departures')} className="figures mt-4">
      {departures.map((departure) => {
        const { day, state } = departure;
        const own = departure.prices?.[category] ?? price;
        const canBeBooked = state === 'open' || state === 'few';
        return (
          <li key={day} className="flex min-h-15 items-center gap-x-4 border-hairline border-b py-2">
            <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className={classNames('font-medium max-sm:w-full', canBeBooked ? 'text-ink' : 'text-ink-faint')}>
                {format(day)}
                {itinerary.length > 1 ? (
                  <>
                    {' '}
                    <span aria-hidden="true">→</span> <span className="sr-only">{tc('between two days', 'to')}</span>{' '}
                    <span className="whitespace-nowrap">{format(addDays(day, itinerary.length - 1))}</span>
                  </>
                ) : null}
              </span>
              <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-small">
                <State departure={departure} />
                {own === price || !canBeBooked ? null : (
                  <span className="whitespace-nowrap text-ink">
                    {formatMoney(own)} <span className="text-ink-soft">{unitWordsOf(tourPackage)}</span>
                  </span>
                )}
              </span>
            </div>
            {canBeBooked ? <Choose packageId={_id} day={day} price={own} /> : null}
            {state === 'sold-out' ? <JoinWaitlist packageId={_id} day={day} /> : null}
          </li>
        );
      })}
    </ul>
  );
};
