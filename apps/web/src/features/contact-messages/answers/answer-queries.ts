import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CannedAnswer, NewCannedAnswer } from '@wayfarer/contracts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';
import { logFailure } from '../../../shared/api/log-failure.ts';

/** The answers that staff keep: all of them, because there are few. */
export const useCannedAnswers = () =>
  useQuery({
    queryKey: laterQueryKeys.messages.answers,
    queryFn: ({ signal }) => callEndpoint('listCannedAnswers', { signal }),
    staleTime: 0,
  });

const useListAgain = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: laterQueryKeys.messages.answers });
};

/** @param former the answer that is changed; null for a new one */
export const useSaveCannedAnswer = (former: CannedAnswer | null) => {
  const onSuccess = useListAgain();
  return useMutation({
    mutationFn: (typed: NewCannedAnswer) =>
      former === null
        ? callEndpoint('addCannedAnswer', { body: typed })
        : callEndpoint('editCannedAnswer', { params: { id: former._id }, body: { ...typed, version: former.version } }),
    onError: logFailure('Saving an answer failed'),
    onSuccess,
  });
};

export const useDeleteCannedAnswer = () => {
  const onSettled = useListAgain();
  return useMutation({
    mutationFn: ({ _id: id }: CannedAnswer) => callEndpoint('deleteCannedAnswer', { params: { id } }),
    onError: logFailure('Deleting an answer failed'),
    onSettled,
  });
};
