import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CustomerDetail, Details } from '@wayfarer/contracts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { callList } from '../../shared/api/call-list.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { logFailure } from '../../shared/api/log-failure.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';

/** Somebody who has an account, as staff see them. */
export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: laterQueryKeys.users.one(id),
    queryFn: ({ signal }) => callEndpoint('findCustomer', { params: { id }, signal }),
    staleTime: 0,
  });

export const useCustomer = (id: string) => useQuery(customerQuery(id));

export const useCorrectEmail = (id: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => callEndpoint('correctEmail', { params: { id }, body: { email } }),
    onSuccess: async (customer) => {
      queryClient.setQueryData<CustomerDetail>(laterQueryKeys.users.one(id), customer);
      await queryClient.invalidateQueries({ queryKey: laterQueryKeys.users.adminLists });
    },
  });
};

export const useChangeCustomer = (id: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Details) => callEndpoint('changeCustomer', { params: { id }, body }),
    onSuccess: async (customer) => {
      queryClient.setQueryData<CustomerDetail>(laterQueryKeys.users.one(id), customer);
      const outdated = [laterQueryKeys.users.adminLists, queryKeys.bookings.all, queryKeys.payments.all];
      await Promise.all(outdated.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
};

/** Fetches what the customer's own export has. */
export const useExportCustomer = (id: string) =>
  useMutation({
    mutationFn: () => callEndpoint('exportCustomer', { params: { id } }),
    onError: logFailure('Exporting a customer failed'),
  });

/** What would come of joining another customer into one; never from memory, because it decides. */
export const useJoinPreview = (id: string, other: string | null) =>
  useQuery({
    queryKey: laterQueryKeys.users.join(id, other ?? ''),
    queryFn: ({ signal }) => callEndpoint('previewJoin', { params: { id }, query: { other: other ?? '' }, signal }),
    enabled: other !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

export const useJoinCustomers = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ kept, closed }: { kept: string; closed: string }) =>
      callEndpoint('joinCustomers', { params: { id: kept }, body: { other: closed } }),
    // Bookings, payments, notes, messages and emails: nearly every list shows them by another name now.
    onSuccess: async (customer) => {
      queryClient.setQueryData<CustomerDetail>(laterQueryKeys.users.one(customer._id), customer);
      // But the preview: one of the two is gone.
      await queryClient.invalidateQueries({ predicate: ({ queryKey: [entity, part] }) => entity !== 'users' || part !== 'join' });
    },
  });
};

/** Who may be the same person as a customer: as the desk is asked about somebody new. */
export const useCustomersAlike = ({ _id, name, phone, contact }: CustomerDetail) => {
  const asked = {
    ...(name === undefined ? {} : { name }),
    ...(phone === undefined && contact === null ? {} : { phone: phone ?? contact?.phone }),
  };
  return useQuery({
    queryKey: laterQueryKeys.search.in('customers alike', JSON.stringify(asked)),
    queryFn: async ({ signal }) => (await callList('listCustomers', { query: { ...asked, limit: 6 }, signal })).entries,
    enabled: Object.keys(asked).length > 0,
    select: (found) => found.filter((one) => one._id !== _id),
  });
};
