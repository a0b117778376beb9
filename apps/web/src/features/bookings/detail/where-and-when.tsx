import { type Booking, lastTripDay, type Trip } from '@wayfarer/contracts';
import { formatDay } from '../../../shared/format/calendar-day.ts';
import { needsText } from '../../../shared/format/needs-text.ts';
import { Fact, factLinkStyle } from '../../../shared/ui/display/fact.tsx';
import { Card } from '../../../shared/ui/layout/card.tsx';
import { t } from '../../../shared/words/words.ts';

const Lines = ({ name, lines }: { name: string; lines: readonly string[] | undefined }) =>
  lines === undefined ? null : (
    <Fact name={name}>
      <ul>
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </Fact>
  );

const extrasOf = ({ lines = [] }: Pick<Booking, 'lines'>): string[] | undefined => {
  const extras = lines.flatMap(({ kind, text, quantity }) => (kind === 'extra' ? [`${quantity} × ${text}`] : []));
  return extras.length === 0 ? undefined : extras;
};

type WhereAndWhenProps = {
  booking: Pick<Booking, 'travelDate' | 'startTime' | 'facts' | 'lines'>;
  /** How many days the trip takes, where that is known. */
  days?: number;
  /** What its departure still needs to leave for sure. */
  needs?: Trip['needs'];
};

/** What a traveller looks for on the way: when and where the trip begins, and what belongs to it. */
export const WhereAndWhen = ({ booking, days, needs }: WhereAndWhenProps) => {
  const { travelDate, startTime, facts = {} } = booking;
  const { meetingPoint, map, toBring, included, notIncluded } = facts;
  const last = days === undefined ? travelDate : lastTripDay(travelDate, days);
  return (
    <section aria-label={t('Where and when')}>
      <Card className="space-y-5">
        <h2 className="font-bold text-ink text-lead">{t('Where and when')}</h2>
        <dl className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <Fact name={t('Begins')}>
            <span className="figures">
              {startTime === undefined
                ? formatDay(travelDate)
                : t('{day}, {time}, local time', { day: formatDay(travelDate), time: startTime })}
            </span>
          </Fact>
          {meetingPoint || map ? (
            <Fact name={t('Meeting point')}>
              {meetingPoint}{' '}
              {map ? (
                <a href={map} target="_blank" rel="noreferrer noopener" className={factLinkStyle}>
                  {t('Show on a map')}
                </a>
              ) : null}
            </Fact>
          ) : null}
          {last === travelDate ? null : <Fact name={t('Ends')}>{formatDay(last)}</Fact>}
          <Lines name={t('Also booked')} lines={extrasOf(booking)} />
          <Lines name={t('What to bring')} lines={toBring} />
          <Lines name={t('Included')} lines={included} />
          <Lines name={t('Not included')} lines={notIncluded} />
        </dl>
        {needs === undefined ? null : <p className="max-w-prose text-ink-soft">{needsText(needs)}</p>}
      </Card>
    </section>
  );
};
