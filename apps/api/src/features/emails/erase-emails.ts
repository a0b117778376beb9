import type { Dependencies } from '../../dependencies.ts';
import { emailRepository } from './email.repository.ts';

/** Emails that are erased at a time. */
const PAGE = 500;

/** Erases emails that were caused before an instant. May be broken off. @returns how many */
export const eraseEmails = async (
  { database }: Pick<Dependencies, 'database'>,
  before: Date,
  goesOn: () => boolean = () => true,
): Promise<number> => {
  let erased = 0;
  while (goesOn()) {
    const count = await emailRepository(database).eraseBefore(before, PAGE);
    erased += count;
    if (count < PAGE) break;
  }
  return erased;
};
