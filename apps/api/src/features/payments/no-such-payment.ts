import { ApiError } from '../../errors/api-error.ts';

export const noSuchPayment = (): ApiError => new ApiError('NOT_FOUND', 'There is no such payment.');
