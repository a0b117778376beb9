import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';

type LoadedSettingProps<Stored> = {
  queryKey: QueryKey;
  load: (call: { signal: AbortSignal }) => Promise<Stored>;
  loading: string;
  /** The form's height, about. */
  height: 'h-32' | 'h-64' | 'h-80';
  children: (stored: Stored) => ReactNode;
};

/**
 * A setting with a form of its own: loaded with each visit, and never refetched while the form is edited.
 * What is there meanwhile, and that it could not be loaded, stands in its place.
 */
export const LoadedSetting = <Stored,>({ queryKey, load, loading, height, children }: LoadedSettingProps<Stored>) => {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => load({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (data !== undefined) return children(data);
  return error === null ? (
    <LoadingBlock text={loading}>
      <Skeleton className={`${height} w-full`} />
    </LoadingBlock>
  ) : (
    <FailedState message={sentenceOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
  );
};
