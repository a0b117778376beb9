import type { ContactMessage } from '@wayfarer/contracts';
import { addMissingKeys } from '../../database/lists/add-missing-keys.ts';
import { type Folded, foldAgain } from '../../database/lists/fold-again.ts';
import { MESSAGES_BY_WORD } from './contact-message.model.ts';
import { searchKeysOf } from './contact-message.repository.ts';

const searched: Folded<ContactMessage> = {
  collection: 'contactmessages',
  texts: ['name', 'email', 'message'],
  keysOf: (message) => ({ searchKeys: searchKeysOf(message) }),
  // Earlier they were the words of name and address alone.
  revision: 1,
};

/** Gives the messages of a version without an inbox their search words. */
export const backfillMessageWords = addMissingKeys(searched, MESSAGES_BY_WORD);
/** Search words of messages of an earlier version, as they are searched now. */
export const foldMessagesAgain = foldAgain(searched);
