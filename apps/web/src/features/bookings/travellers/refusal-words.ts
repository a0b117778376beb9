import { changedEntryIn } from '../../../shared/admin-list/form/edited-meanwhile.tsx';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { t } from '../../../shared/words/words.ts';

/** Why the list of travellers was not saved, where it is about no single field. */
export const refusalWords = (thrown: unknown): string =>
  changedEntryIn(thrown) === null
    ? sentenceOf(thrown)
    : t('Somebody else has changed the travellers meanwhile. What you typed is still here: save it again.');
