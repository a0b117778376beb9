import { ApiError } from '../../errors/api-error.ts';

export const noSuchAnswer = (): ApiError => new ApiError('NOT_FOUND', 'There is no such answer. Somebody may have deleted it.');
