import { foldAgain } from '../../database/lists/fold-again.ts';
import { foldText } from '../../database/lists/fold-text.ts';
import { titlePartsOf } from './title-parts.ts';

/** Titles of an earlier version, as they are searched now. */
export const foldTitlesAgain = foldAgain<{ title: string }>({
  collection: 'tourpackages',
  texts: ['title'],
  keysOf: ({ title }) => ({ titleKey: foldText(title), titleParts: titlePartsOf(title) }),
});
