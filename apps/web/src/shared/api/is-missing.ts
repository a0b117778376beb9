import { ApiFailure } from './api-failure.ts';

/** Whether a call failed because what it asked for does not exist, or because its address is malformed. */
export const isMissing = (thrown: unknown): boolean =>
  thrown instanceof ApiFailure && (thrown.code === 'NOT_FOUND' || thrown.code === 'VALIDATION');
