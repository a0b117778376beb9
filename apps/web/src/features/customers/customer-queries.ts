import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CustomerDetail, Details } from '@wayfarer/contracts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { logFailure } from '../../shared/api/log-failure.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';

/** Somebody who has an account, as staff see them. */
export const useCustomer = (id: string) =>
  useQuery({
    queryKey: laterQueryKeys.users.one(id),
    queryFn: ({ signal }) => callEndpoint('findCustomer', { params: { id }, signal }),
    staleTime: 0,
  });

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
