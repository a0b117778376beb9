import { ApiFailure } from './api-failure.ts';

/** Whether a call failed because what it asked for is not there, or because its address names nothing. */
export const isMissing = (thrown: unknown): boolean =>
  thrown instanceof ApiFailure && (thrown.code === 'NOT_FOUND' || thrown.code === 'VALIDATION');
