import type { TourPackage } from '@wayfarer/contracts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { callList } from '../../../shared/api/call-list.ts';

/** A package that can be edited, whole: a draft, which is not found among those on offer, or one of these. @throws ApiFailure */
export const readPackage = async (id: string): Promise<TourPackage> => {
  const [draft] = (await callList('listDraftPackages', { query: { id } })).entries;
  return draft ?? (await callEndpoint('findTourPackage', { params: { id } }));
};
