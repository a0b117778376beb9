import { screens } from '@wayfarer/contracts/screens';
import { useLetters } from '../../features/letters/letter-queries.ts';
import { LettersTable } from '../../features/letters/letters-table.tsx';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

/** The emails to travellers that the agency may word itself. */
export const LettersPage = () => {
  const { data: letters, error, refetch, isFetching } = useLetters();
  return (
    <>
      <PageHeading
        title={screens.adminLetters.title}
        text="What travellers get by email about their bookings. Subject and text can be yours; amounts, terms and documents stay in each."
      >
        Letters
      </PageHeading>
      {letters === undefined && error === null ? (
        <LoadingBlock text="Loading letters...">
          <Skeleton className="h-96 w-full" />
        </LoadingBlock>
      ) : null}
      {letters === undefined && error !== null ? (
        <FailedState message={sentenceOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {letters === undefined ? null : <LettersTable letters={letters} />}
    </>
  );
};
