import { useQuery } from '@tanstack/react-query';
import type { Agency } from '@wayfarer/contracts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';

/**
 * The current settings, even if those of this page are older. Loaded with each visit, and never refetched
 * while the form is edited.
 */
export const useAgency = () =>
  useQuery({
    queryKey: queryKeys.agency.all,
    queryFn: async ({ signal }): Promise<Agency> => (await callEndpoint('showSiteSettings', { signal })).agency,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
