import { useQuery } from '@tanstack/react-query';
import { isComplete, type Travellers } from '@wayfarer/contracts';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { RetryNotice } from '../../../shared/ui/feedback/retry-notice.tsx';
import { LoadingBlock, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx';
import { t } from '../../../shared/words/words.ts';
import { AnswersCard } from './answers-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { TravellerCard } from './traveller-card.tsx';
import { travellersQuery } from './travellers-query.ts';
import { TravellersTable } from './travellers-table.tsx';

/** '2 of 4 complete. You can change this until 3 Dec 2026, 18:00.' */
const progressWords = ({ travellers, asks, ownQuestions, until, canEdit }: Travellers, isStaff: boolean): string => {
  const done = travellers.filter((traveller) => isComplete(traveller, asks, ownQuestions)).length;
  const counts = { done, count: travellers.length };
  const progress =
    asks === null && !ownQuestions ? t('{done} of {count} named.', counts) : t('{done} of {count} complete.', counts);
  if (isStaff) return progress;
  const moment = formatMoment(until);
  return `${progress} ${canEdit ? t('You can change this until {moment}.', { moment }) : t('This could be changed until {moment}.', { moment })}`;
};

type WhoTravelsProps = {
  bookingId: string;
  /** Staff may change the list at any time. */
  isStaff: boolean;
  /** Nothing is asked of who does not travel any more. */
  isCancelled: boolean;
  /** Whether its invoice is issued. */
  isInvoiced: boolean;
};

/**
 * Everybody who comes on a booking, with whom to reach: a card for each person, and for staff, who look
 * through many, a row of one table.
 */
export const WhoTravels = ({ bookingId, isStaff, isCancelled, isInvoiced }: WhoTravelsProps) => {
  const { data: list, error, isFetching, refetch } = useQuery(travellersQuery(bookingId));
  if (list === undefined && error === null)
    return (
      <LoadingBlock text={t('Loading the travellers...')}>
        <Skeleton className="h-28 w-full" />
      </LoadingBlock>
    );
  const contact =
    list === undefined || list.contact === null ? null : (
      <ContactCard list={list} contact={list.contact} isStaff={isStaff} isInvoiced={isInvoiced} />
    );
  return (
    <div className="space-y-4">
      {error === null ? null : (
        <RetryNotice busy={isFetching} onRetry={() => void refetch()}>
          {sentenceOf(error)}
        </RetryNotice>
      )}
      {list === undefined ? null : (
        <>
          {isCancelled ? null : <p className="max-w-prose text-ink-soft">{progressWords(list, isStaff)}</p>}
          {isStaff ? null : contact}
          <AnswersCard list={list} isCancelled={isCancelled} />
          {isStaff ? (
            <TravellersTable list={list} isCancelled={isCancelled} />
          ) : (
            <ol className="space-y-3">
              {list.travellers.map((traveller, place) => (
                // A person is known by the place in the list alone.
                // biome-ignore lint/suspicious/noArrayIndexKey: places are fixed by the party
                <TravellerCard key={place} list={list} traveller={traveller} place={place} isCancelled={isCancelled} />
              ))}
            </ol>
          )}
          {isStaff ? contact : null}
        </>
      )}
    </div>
  );
};
