import { foldAgain } from '../../database/lists/fold-again.ts';
import { foldText } from '../../database/lists/fold-text.ts';
import { searchKeysOf } from './destination.repository.ts';

/** Names of destinations of an earlier version, as they are searched now. */
export const foldPlacesAgain = foldAgain<{ name: string; country: string }>({
  collection: 'destinations',
  texts: ['name', 'country'],
  keysOf: ({ name, country }) => ({
    nameKey: foldText(name),
    countryKey: foldText(country),
    searchKeys: searchKeysOf({ name, country }),
  }),
});
