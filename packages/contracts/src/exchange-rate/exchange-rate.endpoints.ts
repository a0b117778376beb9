import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { exchangeRatesFormSchema, exchangeRatesSchema } from './exchange-rate.schema.ts';

export const exchangeRateEndpoints = defineEndpoints({
  showExchangeRates: {
    summary: 'What other currencies are in rupees, and since when',
    access: 'read-catalogue',
    errors: [],
    answer: exchangeRatesSchema,
  },
  editExchangeRates: {
    summary: 'Change what other currencies are in rupees; without any, readers see rupees alone',
    access: 'change-settings',
    errors: ['VALIDATION', 'CONFLICT'],
    body: exchangeRatesFormSchema,
    answer: z.object({ exchangeRates: exchangeRatesSchema }),
  },
});
