import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { formatReaderMoment } from '../../../shared/format/format-moment.ts';
import { useMay } from '../../../shared/session/use-may.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { copyLink } from '../../../shared/ui/browser/copy-link.ts';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { notify } from '../../../shared/ui/feedback/notify.ts';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { useConfirm } from '../../../shared/ui/overlays/use-confirm.ts';
import { t } from '../../../shared/words/words.ts';
import { AccountSection } from '../account-section.tsx';
import { calendarFeedQuery, useCalendarFeed } from './calendar-queries.ts';

/** A secret address of the departures, for calendars; shown once, renewed, and stopped. */
export const CalendarSection = () => {
  const { data, error } = useQuery(calendarFeedQuery);
  const { renew, stop } = useCalendarFeed();
  const seesAll = useMay('read-every-departure');
  const confirm = useConfirm();
  const [hasOne, address] = [Boolean(data?.since), data?.since ? renew.data?.address : undefined];
  const make = async (): Promise<void> => {
    const isMeant =
      !hasOne ||
      (await confirm({
        title: t('Make a new address?'),
        text: t('Calendars that have the present one get nothing any more, until you give them the new one.'),
        confirmLabel: t('New address'),
      }));
    if (isMeant) renew.mutate();
  };
  const failure = error ?? renew.error ?? stop.error;
  return (
    <AccountSection
      heading={t('Calendar address')}
      text={
        <p>
          {seesAll
            ? t(
                'All departures with bookings in the calendar of your phone or computer, which asks this address again by itself. Whoever has it sees them too, but nothing about travellers.',
              )
            : t(
                'The departures that you are named on in the calendar of your phone or computer, which asks this address again by itself. Whoever has it sees them too, but nothing about travellers.',
              )}
        </p>
      }
    >
      {failure === null ? null : <Notice>{sentenceOf(failure)}</Notice>}
      {address === undefined ? null : (
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            label={t('Your address')}
            readOnly
            className="min-w-0 grow basis-72"
            hint={t('Shown this once. Subscribe to it, or add it ‘from URL’.')}
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button className="mb-7" onClick={() => void copyLink(address)}>
            {t('Copy')}
          </Button>
        </div>
      )}
      {data?.since && address === undefined ? (
        <p className="text-ink">
          {t('You have an address since {moment}. It is not shown again: make a new one if it is lost.', {
            moment: formatReaderMoment(data.since),
          })}
        </p>
      ) : null}
      {data === undefined ? null : (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" busy={renew.isPending} onClick={() => void make()}>
            {hasOne ? t('New address') : t('Get an address')}
          </Button>
          {hasOne ? (
            <Button
              variant="secondary"
              busy={stop.isPending}
              onClick={() =>
                stop.mutate(undefined, {
                  onSuccess: () => void notify({ title: t('Your calendar address is stopped'), tone: 'green' }),
                })
              }
            >
              {t('Stop')}
            </Button>
          ) : null}
        </div>
      )}
    </AccountSection>
  );
};
