import { SearchX } from 'lucide-react';
import { isMissing, sentenceOf } from '../../shared/api/api-failure.ts';
import { paths } from '../../shared/paths.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

type UnreadPackageProps = {
  title: string;
  error: Error | null;
  onRetry: () => void;
  isRetrying: boolean;
};

/** The page of the editor while its package is read, and where it cannot be. */
export const UnreadPackage = ({ title, error, onRetry, isRetrying }: UnreadPackageProps) => (
  <>
    <PageHeading title={title}>{title}</PageHeading>
    {error === null ? (
      <LoadingBlock text="Loading package...">
        <Skeleton className="h-96 w-full max-w-3xl" />
      </LoadingBlock>
    ) : isMissing(error) ? (
      <EmptyState
        title="There is no such package."
        text="It may have been withdrawn, or deleted."
        icon={<SearchX className="size-6" />}
        action={
          <LinkButton variant="secondary" to={paths.adminPackages()}>
            All packages
          </LinkButton>
        }
      />
    ) : (
      <FailedState message={sentenceOf(error)} onRetry={onRetry} retrying={isRetrying} />
    )}
  </>
);
