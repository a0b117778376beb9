import { useQuery } from '@tanstack/react-query';
import type { Agency } from '@wayfarer/contracts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';

/**
 * The current settings, even if those of this page are older. Loaded with each visit, and never refetched
 * while the form is edited.
 */
export const useAgency = () =>
  useQuery({
    queryKey: laterQueryKeys.agency.all,
    queryFn: async ({ signal }): Promise<Agency> =>
      (await callEndpoint('showSiteSettings', { signal, query: { language: 'all' } })).agency,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
