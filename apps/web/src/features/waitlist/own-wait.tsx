import type { Wait } from '@wayfarer/contracts';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { formatDay } from '../../shared/format/calendar-day.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { useConfirm } from '../../shared/ui/overlays/use-confirm.ts';
import { t } from '../../shared/words/words.ts';
import { useLeaveWaitlist } from './wait-queries.ts';
import { dayForPersons, heldUntil, placeInLine } from './wait-words.ts';

const tones = { offered: 'green', waiting: 'grey', expired: 'amber', closed: 'amber', cancelled: 'amber' } as const;

const sentenceFor = ({ state, totalPersons, position = 1, offer, travelDate }: Wait): string => {
  const trip = dayForPersons(travelDate, totalPersons);
  if (state === 'offered' && offer) return heldUntil(totalPersons, offer.until);
  if (state === 'waiting')
    return t('You are {place} ({trip}). We email you as soon as places get free.', { place: placeInLine(position), trip });
  if (state === 'cancelled') return t('This departure is cancelled, and its waitlist with it ({trip}).', { trip });
  if (state === 'closed') return t('Bookings have closed, and no places got free in time ({trip}).', { trip });
  return t('Your offer has ended, and the places went to the next in line ({trip}).', { trip });
};

/** A departure that the traveller waits for, or has seats of for a while, and what they can do about it. */
export const OwnWait = ({ wait, hasTitle = true }: { wait: Wait; hasTitle?: boolean }) => {
  const { package: tourPackage, travelDate, state, offer } = wait;
  const leave = useLeaveWaitlist(tourPackage._id, travelDate);
  const confirm = useConfirm();
  const refuse = async (): Promise<void> => {
    const sure = await confirm(
      state === 'offered'
        ? { title: t('Give these places to the next in line?'), confirmLabel: t('No, thanks'), cancelLabel: t('Keep them') }
        : {
            title: t('Leave the waitlist?'),
            text: t('You lose your place in line.'),
            confirmLabel: t('Leave'),
            cancelLabel: t('Stay'),
          },
    );
    if (sure) leave.mutate();
  };
  const isOver = state !== 'offered' && state !== 'waiting';
  const ends = isOver ? t('Dismiss') : offer ? t('No, thanks') : t('Leave the waitlist');
  const actions = (
    <span className="flex flex-wrap gap-2">
      {offer ? (
        <LinkButton to={`${paths.seatOffer()}#${offer.token}`} size="small">
          {t('Book now')}
        </LinkButton>
      ) : null}
      {state === 'expired' ? (
        <LinkButton to={`${paths.joinWaitlist(tourPackage._id)}?day=${travelDate}`} variant="secondary" size="small">
          {t('Join again')}
        </LinkButton>
      ) : null}
      <Button
        variant="secondary"
        size="small"
        busy={leave.isPending}
        onClick={() => (isOver ? leave.mutate() : void refuse())}
        aria-label={t('{ends}: {title}, {day}', { ends, title: tourPackage.title, day: formatDay(travelDate) })}
      >
        {ends}
      </Button>
    </span>
  );
  return (
    <div className="space-y-2">
      <Notice tone={tones[state]} action={actions}>
        {hasTitle ? <strong className="block wrap-anywhere">{tourPackage.title}</strong> : null}
        {state === 'offered' ? <span className="block">{formatDay(travelDate)}</span> : null}
        {sentenceFor(wait)}
      </Notice>
      {leave.error === null ? null : <Notice>{sentenceOf(leave.error)}</Notice>}
    </div>
  );
};
