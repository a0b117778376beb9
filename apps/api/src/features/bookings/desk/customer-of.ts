import { type DeskBooking, displayNameOf } from '@wayfarer/contracts';
import type { LanguageCode } from '@wayfarer/words';
import type { ObjectId } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { wrongField } from '../../../errors/wrong-field.ts';
import { addCustomer, distrustLogin, isUnproven, userRepository } from '../../users/index.ts';

type Named = { readonly id: ObjectId; readonly username: string };
/** Somebody who is booked for: `add` stores a new customer, and `drop` removes them again. */
export type BookedFor = {
  readonly id: ObjectId;
  /** In which they read, where somebody has said so. */
  readonly language?: LanguageCode | undefined;
  readonly add: () => Promise<Named>;
  readonly drop: () => Promise<void>;
};

const nothing = async (): Promise<void> => undefined;

/**
 * Whom an order by staff is for. Nothing is written before `add`.
 * @param bookingId becomes the id of a new customer, so that the same call, sent again, finds them
 * @param language in which they read, as staff say
 * @throws VALIDATION for a deleted account; EMAIL_TAKEN with the account that has the address
 */
export const customerOf = async (
  needs: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  { userId, name = '', email, phone }: DeskBooking['customer'],
  bookingId: ObjectId,
  language: LanguageCode | undefined,
): Promise<BookedFor> => {
  const users = userRepository(needs.database);
  if (userId !== undefined) {
    const user = await users.findById(userId);
    if (user) {
      const add = async (): Promise<Named> => {
        await distrustLogin(needs, user);
        return { id: user._id, username: user.username };
      };
      return { id: user._id, language: language ?? user.language, add, drop: nothing };
    }
    throw wrongField('customer.userId', 'There is no such customer any more. Please choose another.');
  }
  const owner = email === undefined ? null : await users.findByEmail(email);
  if (owner && !owner._id.equals(bookingId)) {
    const isEmailVerified = !isUnproven(owner);
    const called = displayNameOf(owner);
    const sentence = `${called} has an account with this address. ${isEmailVerified ? '' : 'Nobody has confirmed this address. '}Choose that customer.`;
    throw new ApiError('EMAIL_TAKEN', sentence, {
      'customer.email': sentence,
      userId: String(owner._id),
      username: owner.username,
      isEmailVerified,
      name: called,
    });
  }
  return {
    id: bookingId,
    language,
    add: async () => {
      const { username } = await addCustomer(needs, bookingId, { name, email, phone, language });
      return { id: bookingId, username };
    },
    drop: () => users.erase(bookingId),
  };
};
