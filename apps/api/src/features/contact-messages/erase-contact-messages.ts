import type { Dependencies } from '../../dependencies.ts';
import { contactMessageRepository } from './contact-message.repository.ts';

/** Messages that are erased at a time. */
const PAGE = 500;

/** Erases messages that were received before an instant. May be broken off. @returns how many */
export const eraseContactMessages = async (
  { database }: Pick<Dependencies, 'database'>,
  before: Date,
  goesOn: () => boolean = () => true,
): Promise<number> => {
  let erased = 0;
  while (goesOn()) {
    const count = await contactMessageRepository(database).eraseBefore(before, PAGE);
    erased += count;
    if (count < PAGE) break;
  }
  return erased;
};
