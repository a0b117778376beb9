import type { Dependencies } from '../../dependencies.ts';
import { cancellationRepository } from './cancel/cancellation.repository.ts';
import { messageRepository } from './message/message.repository.ts';

/** Erases what staff wrote to those who travel on departures before an instant. @returns of how many texts */
export const eraseDepartureTexts = async ({ database }: Pick<Dependencies, 'database'>, before: Date): Promise<number> => {
  const erased = await Promise.all([
    cancellationRepository(database).eraseTextsBefore(before),
    messageRepository(database).eraseTextsBefore(before),
  ]);
  return erased.reduce((sum, count) => sum + count, 0);
};
