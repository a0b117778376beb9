import type { Dependencies } from '../../dependencies.ts';
import { type EmailSource, emailSource } from '../emails/index.ts';
import { userRepository } from '../users/index.ts';
import type { WatchedPartRecord } from './watched-part.model.ts';
import { watchedPartRepository } from './watched-part.repository.ts';

/** One to each admin, of what was told last: where it has changed since, the later one says so. */
export const systemEmails = ({ database }: Pick<Dependencies, 'database'>): EmailSource => {
  const parts = watchedPartRepository(database);
  return emailSource<WatchedPartRecord>('system', parts.dueEmails, async ({ _id }, { kind, of }) => {
    const [number, userId = ''] = of?.split(' ') ?? [];
    const [part, admin] = [await parts.find(_id), await userRepository(database).findById(userId)];
    if (kind !== 'system-report' || !part?.told || admin?.role !== 'admin' || String(part.told.number) !== number) return null;
    const { state, sentence, at } = part.told;
    const content = { kind, username: admin.username, part: _id, isWrong: state === 'wrong', sentence, at } as const;
    return { to: admin.email, userId: admin._id, bookingId: null, content };
  });
};
