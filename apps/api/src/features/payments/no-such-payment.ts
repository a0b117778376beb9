import { t } from '@wayfarer/words';
import { ApiError } from '../../errors/api-error.ts';

export const noSuchPayment = (): ApiError => new ApiError('NOT_FOUND', t('There is no such payment.'));
