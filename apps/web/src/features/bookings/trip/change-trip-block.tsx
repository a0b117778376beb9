import type { Trip } from '@wayfarer/contracts';
import { formatDay } from '../../../shared/format/calendar-day.ts';
import { paths } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { LinkButton } from '../../../shared/ui/actions/link-button.tsx';
import { t } from '../../../shared/words/words.ts';
import { MadeChanges } from '../change/made-changes.tsx';
import { TripBlock } from './trip-block.tsx';

/** Only for the traveller: staff change a booking on its file. */
export const ChangeTripBlock = ({ trip: { booking, changeTerms, changes } }: { trip: Trip }) => {
  const { userId } = useSession();
  const canChange = changeTerms !== undefined && userId === booking.user._id;
  if (!canChange && changes === undefined) return null;
  return (
    <TripBlock heading={t('Change this trip')} className="no-print">
      <div className="space-y-4">
        <MadeChanges {...(changes ? { changes } : {})} />
        {canChange ? (
          <>
            <p className="max-w-prose text-ink-soft">
              {t('Another day, more or fewer travellers, extras: until {day}. You’ll see what it comes to first.', {
                day: formatDay(changeTerms.until),
              })}
            </p>
            <LinkButton variant="secondary" to={paths.changeTrip(booking._id)}>
              {t('Change')}
            </LinkButton>
          </>
        ) : null}
      </div>
    </TripBlock>
  );
};
