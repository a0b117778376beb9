import type { exchangeRateEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import { editExchangeRates } from './edit-exchange-rates.ts';
import { showExchangeRates } from './show-exchange-rates.ts';

export const exchangeRateHandlers = (dependencies: Dependencies): Handlers<keyof typeof exchangeRateEndpoints> => ({
  showExchangeRates: () => showExchangeRates(dependencies),
  editExchangeRates: ({ body }) => editExchangeRates(dependencies, body),
});
