import { ApiError } from '../../errors/api-error.ts';

/** What is wrong with a whole file, said at its field. */
export const refused = (sentence: string): ApiError =>
  new ApiError('VALIDATION', `${sentence} Nothing was imported.`, { file: `${sentence} Nothing was imported.` });
