import type { TourPackage } from '@wayfarer/contracts';
import { isMissing } from '../../../shared/api/api-failure.ts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';

/**
 * A package that can be edited, whole, with its translations: one on offer, or a draft, which is not found
 * among these.
 * @throws ApiFailure
 */
export const readPackage = async (id: string): Promise<TourPackage> => {
  try {
    return await callEndpoint('findTourPackage', { params: { id }, query: { language: 'all' } });
  } catch (failure) {
    if (!isMissing(failure)) throw failure;
    return callEndpoint('findDraftPackage', { params: { id } }).catch((second: unknown) => {
      throw isMissing(second) ? failure : second;
    });
  }
};
