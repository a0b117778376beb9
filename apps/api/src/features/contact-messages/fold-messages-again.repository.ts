import type { ContactMessage } from '@wayfarer/contracts';
import { type Folded, foldAgain } from '../../database/lists/fold-again.ts';
import { searchKeysOf } from './contact-message.repository.ts';

const searched: Folded<ContactMessage> = {
  collection: 'contactmessages',
  texts: ['name', 'email', 'message'],
  keysOf: (message) => ({ searchKeys: searchKeysOf(message) }),
};

/** Search words of messages of an earlier version, as they are searched now. */
export const foldMessagesAgain = foldAgain(searched);
