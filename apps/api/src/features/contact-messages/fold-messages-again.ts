import { foldAgain } from '../../database/lists/fold-again.ts';
import { searchKeysOf } from './contact-message.repository.ts';

/** Search words of messages of an earlier version, as they are searched now. */
export const foldMessagesAgain = foldAgain<{ name: string; email: string }>({
  collection: 'contactmessages',
  texts: ['name', 'email'],
  keysOf: (message) => ({ searchKeys: searchKeysOf(message) }),
});
