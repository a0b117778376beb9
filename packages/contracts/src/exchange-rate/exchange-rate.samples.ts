import type { AnswersOf } from '../answers-of.ts';
import type { exchangeRateEndpoints } from './exchange-rate.endpoints.ts';
import type { ExchangeRates } from './exchange-rate.schema.ts';

export const sampleExchangeRates: ExchangeRates = {
  source: 'manual',
  rates: [{ currency: 'EUR', rupees: 101.3, day: '2026-11-20' }],
  read: [],
  version: 1,
};

export const exchangeRateAnswers: AnswersOf<typeof exchangeRateEndpoints> = {
  showExchangeRates: sampleExchangeRates,
  editExchangeRates: { exchangeRates: { ...sampleExchangeRates, version: 2 } },
};
