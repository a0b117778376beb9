import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EmailEntry, Resend } from '@wayfarer/contracts';
import { callEndpoint, type InputOf } from '../../shared/api/call-endpoint.ts';
import { callList } from '../../shared/api/call-list.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { type PagedList, usePagedList } from '../../shared/api/use-paged-list.ts';

/** The search, in the form that the call takes. */
export type EmailSearch = Omit<NonNullable<InputOf<'listEmails'>['query']>, 'limit' | 'cursor'>;

export const useEmails = (search: EmailSearch, after: string | null): PagedList<EmailEntry> =>
  usePagedList(
    laterQueryKeys.emails.list(search),
    (page, signal) => callList('listEmails', { query: { ...search, ...page }, signal }),
    after,
  );

/** The latest emails of one booking. */
export const useEmailsOfBooking = (booking: string) =>
  useQuery({
    queryKey: laterQueryKeys.emails.ofBooking(booking),
    queryFn: ({ signal }) => callEndpoint('listEmails', { query: { booking }, signal }),
    staleTime: 0,
  });

export const useEmail = (id: string) =>
  useQuery({
    queryKey: laterQueryKeys.emails.detail(id),
    queryFn: ({ signal }) => callEndpoint('findEmail', { params: { id }, signal }),
    staleTime: 0,
  });

/** Afterwards everything about emails is fetched again, even if somebody else was faster. */
export const useResendEmail = (id: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Resend) => callEndpoint('resendEmail', { params: { id }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: laterQueryKeys.emails.all }),
  });
};
