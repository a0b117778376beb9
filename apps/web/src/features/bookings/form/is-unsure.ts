import { ApiFailure } from '../../../shared/api/api-failure.ts';

/** True where the call may have been carried out although no answer came. */
export const isUnsure = (thrown: unknown): boolean =>
  thrown instanceof ApiFailure && (thrown.code === 'NETWORK' || thrown.status >= 500);
