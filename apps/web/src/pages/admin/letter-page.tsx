import type { LetterKind } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { SearchX } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { LetterEditor } from '../../features/letters/letter-editor.tsx';
import { useLetters } from '../../features/letters/letter-queries.ts';
import { hasDays, letterKindIn, letterNames } from '../../features/letters/letter-words.ts';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { paths } from '../../shared/paths.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';
import { Breadcrumb } from '../../shared/ui/layout/breadcrumb.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

const NoLetter = () => (
  <EmptyState
    title="There is no such letter."
    text="Its address was cut off when it was copied."
    icon={<SearchX className="size-6" />}
    action={<LinkButton to={paths.adminLetters()}>All letters</LinkButton>}
  />
);

const When = ({ kind }: { kind: LetterKind }) => (
  <>
    {letterNames[kind].when}{' '}
    {hasDays(kind) ? (
      <Link to={`${paths.adminAgency()}?section=booking`} className="font-semibold text-accent underline underline-offset-4">
        Set the days
      </Link>
    ) : null}
  </>
);

/** One email to travellers, in the agency's words or in the product's. */
export const LetterPage = () => {
  const { kind: word = '' } = useParams();
  const kind = letterKindIn(word);
  const { data: letters, error, refetch, isFetching } = useLetters();
  const letter = letters?.find((one) => one.kind === kind);
  const name = kind === undefined ? 'Letter' : letterNames[kind].name;
  return (
    <>
      <Breadcrumb crumbs={[{ label: 'Letters', to: paths.adminLetters() }, { label: name }]} />
      <PageHeading title={screens.adminLetter.title} text={kind === undefined ? undefined : <When kind={kind} />}>
        {name}
      </PageHeading>
      {letters === undefined && error === null ? (
        <LoadingBlock text="Loading the letter...">
          <Skeleton className="h-96 w-full" />
        </LoadingBlock>
      ) : null}
      {letters === undefined && error !== null ? (
        <FailedState message={sentenceOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {letters !== undefined && letter === undefined ? <NoLetter /> : null}
      {letter === undefined ? null : <LetterEditor key={letter.kind} letter={letter} />}
    </>
  );
};
