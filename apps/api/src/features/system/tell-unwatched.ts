import { runAsLeader } from '../../database/run-as-leader.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { MailServer } from '../../integrations/smtp/mail-server.ts';
import { type EmailAgency, writeEmail, writingConfigOf } from '../emails/index.ts';
import { userRepository } from '../users/index.ts';
import { unwatchedState } from './jobs-state.ts';
import { mayTell } from './next-record.ts';
import { watchedPartRepository } from './watched-part.repository.ts';

/**
 * Tells every admin once when nobody looks at the installation any more. It runs in every process, also where
 * the jobs do not, and sends past the queue, which stands still then. The look that comes first afterwards
 * tells that all is well again.
 */
export const tellUnwatched = async (
  { database, config, clock, logger }: Pick<Dependencies, 'database' | 'config' | 'clock' | 'logger'>,
  server: MailServer | null,
  readAgency: () => Promise<EmailAgency>,
): Promise<void> => {
  const parts = watchedPartRepository(database);
  const readUnwatched = async () => {
    const records = await parts.list();
    return { records, unwatched: unwatchedState(config, records, clock()) };
  };
  if ((await readUnwatched()).unwatched === null) return;
  await runAsLeader(database, 'tell that nobody looks', async () => {
    const { records, unwatched } = await readUnwatched();
    const before = records.find(({ _id }) => _id === 'jobs') ?? null;
    if (unwatched === null || before?.told?.state === 'wrong' || !mayTell(before, clock())) return;
    const at = clock();
    const told = { ...unwatched, at, number: (before?.told?.number ?? 0) + 1 };
    await parts.noteTold('jobs', { ...unwatched, since: at, told, toldAt: [...(before?.toldAt ?? []), at] });
    logger.error({ event: 'system_state', part: 'jobs', state: unwatched.state }, unwatched.sentence);
    if (!server) return;
    const writing = writingConfigOf(config, await readAgency());
    for (const { _id } of await userRepository(database).listWith('operate-system')) {
      const admin = await userRepository(database).findById(String(_id));
      if (!admin) continue;
      const { username, email: to } = admin;
      const content = { kind: 'system-report', username, part: 'jobs', isWrong: true, sentence: unwatched.sentence, at } as const;
      const { message } = await writeEmail(writing, { _id: `nobody looks ${told.number} ${String(_id)}`, to, content }, []);
      const failure = await server.send(message);
      if (failure) logger.error({ code: failure.code }, `That nobody looks could not be told: ${failure.sentence}`);
    }
  });
};
