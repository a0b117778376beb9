import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type GuideClash, guideClashSchema, type NameGuide, type StaffDeparture } from '@wayfarer/contracts';
import { z } from 'zod';
import { ApiFailure } from '../../../shared/api/api-failure.ts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';
import { logFailure } from '../../../shared/api/log-failure.ts';
import { departureQuery } from '../departure-query.ts';

/** The staff who can be named on departures. */
export const guidesQuery = queryOptions({
  queryKey: laterQueryKeys.departures.guides,
  queryFn: ({ signal }) => callEndpoint('listGuides', { signal }),
});

/**
 * The departures on the same days, if the server refused because nobody has said that the guide stays on
 * them; null for every other failure.
 */
export const clashesIn = (thrown: unknown): GuideClash[] | null => {
  if (!(thrown instanceof ApiFailure) || thrown.code !== 'GUIDE_ELSEWHERE') return null;
  return z.array(guideClashSchema).safeParse(thrown.details.clashes).data ?? null;
};

export type Naming = { user: string } & NameGuide;

/** Names somebody on a departure, and takes them off it. */
export const useGuides = ({ packageId, day }: Pick<StaffDeparture, 'packageId' | 'day'>) => {
  const queryClient = useQueryClient();
  const params = (user: string) => ({ id: packageId, day, user });
  const onSuccess = ({ departure }: { departure: StaffDeparture }): void => {
    queryClient.setQueryData(departureQuery(packageId, day).queryKey, departure);
    void queryClient.invalidateQueries({ queryKey: laterQueryKeys.departures.months });
  };
  const name = useMutation({
    mutationFn: ({ user, ...body }: Naming) => callEndpoint('nameGuide', { params: params(user), body }),
    onSuccess,
    onError: (thrown) => {
      if (clashesIn(thrown) === null) logFailure('Naming a guide failed')(thrown);
    },
  });
  const remove = useMutation({
    mutationFn: (user: string) => callEndpoint('removeGuide', { params: params(user) }),
    onSuccess,
    onError: logFailure('Taking a guide off a departure failed'),
  });
  return { name, remove };
};
