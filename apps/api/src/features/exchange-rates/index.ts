export { exchangeRatesRecordSchema } from './exchange-rates.model.ts';
export { exchangeRateHandlers } from './exchange-rates.routes.ts';
export { keepDailyRates } from './keep-daily-rates.ts';
export { readCurrencies } from './present-rates.ts';
export { exchangeRatesState } from './rates-state.ts';
