import { ApiError } from './api-error.ts';

/**
 * What is wrong with one field of a call, said at that field and as a whole.
 * @param field its path, such as `link.holdUntil`
 */
export const wrongField = (field: string, sentence: string): ApiError =>
  new ApiError('VALIDATION', sentence, { [field]: sentence });
