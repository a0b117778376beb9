import { type WatchedPart, watchedParts } from '@wayfarer/contracts';
import { runAsLeader } from '../../database/run-as-leader.ts';
import type { Dependencies } from '../../dependencies.ts';
import { lookFromOutside } from '../../integrations/outside/look-from-outside.ts';
import { dueEmail } from '../emails/index.ts';
import { readMoneyMark } from '../money-check/index.ts';
import { userRepository } from '../users/index.ts';
import { backupState, readBackupReport } from './backup-state.ts';
import { copyState, readCopyReport, withCopy } from './copy-state.ts';
import { diskState, readDisks } from './disk-state.ts';
import { jobRunRepository } from './job-run.repository.ts';
import { type ExpectedJob, jobsState } from './jobs-state.ts';
import { mailState, readMailQueue } from './mail-state.ts';
import { moneyState } from './money-state.ts';
import { nextRecord, type Seen, watchedSinceOf } from './next-record.ts';
import { siteState } from './site-state.ts';
import { watchedPartRepository } from './watched-part.repository.ts';
import { readWebhookFacts, webhookState } from './webhook-state.ts';

type Needs = Pick<Dependencies, 'database' | 'config' | 'clock' | 'logger'>;

export const WATCH_EVERY_MS = 2 * 60_000;

/** Everything that is watched, as it is now. */
const lookAtAll = async (
  needs: Needs,
  expected: readonly ExpectedJob[],
  sinceOf: (part: WatchedPart) => Date,
): Promise<Record<WatchedPart, Seen>> => {
  const { database, config, clock } = needs;
  const [report, copied, money, outside, queue, events, runs] = await Promise.all([
    readBackupReport(config),
    readCopyReport(config),
    readMoneyMark(database),
    lookFromOutside(config),
    readMailQueue(database),
    readWebhookFacts(database, clock()),
    jobRunRepository(database).list(),
  ]);
  const disks = await readDisks(needs, report);
  const until = outside.reached ? outside.certificate?.until.getTime() : undefined;
  return {
    backup: {
      ...withCopy(backupState(config, report, clock(), sinceOf('backup')), copyState(config, copied, clock(), sinceOf('backup'))),
      figures: {
        ...(report?.madeAt ? { madeAt: report.madeAt } : {}),
        ...(copied?.madeAt ? { copiedMadeAt: copied.madeAt } : {}),
      },
    },
    money: { ...moneyState(config, money, clock(), sinceOf('money')), figures: {} },
    mail: { ...mailState(config, queue, clock()), figures: {} },
    webhook: { ...webhookState(config, events), figures: {} },
    jobs: { ...jobsState(runs, expected, clock(), sinceOf('jobs')), figures: {} },
    disk: { ...diskState(disks), figures: disks },
    site: {
      // Certificates are of the real time, which a test's clock is not.
      ...siteState(config, outside, new Date()),
      figures: until === undefined ? {} : { certificateUntil: until / 1000 },
    },
  };
};

/**
 * Looks at backups, the nightly check of the money, disks, mail, webhook, the other jobs and the site from
 * outside, in one process, and owes all admins an email once one of them fails, and once it is well again.
 */
export const watchSystem = async (needs: Needs, expected: readonly ExpectedJob[] = []): Promise<void> => {
  const { database, clock, logger } = needs;
  const parts = watchedPartRepository(database);
  await runAsLeader(database, 'watch the system', async () => {
    const before = new Map((await parts.list()).map((record) => [record._id, record]));
    const beforeOf = (part: WatchedPart) => before.get(part) ?? null;
    const isNew = [...before.values()].some(({ seenAt }) => clock().getTime() - seenAt.getTime() < WATCH_EVERY_MS / 2);
    // Another process has just looked.
    if (isNew) return;
    const seen = await lookAtAll(needs, expected, (part) => watchedSinceOf(beforeOf(part), clock()));
    for (const part of watchedParts) {
      const { record, isTold } = nextRecord(part, beforeOf(part), seen[part], clock());
      const { state, sentence, told } = record;
      const admins = isTold ? await userRepository(database).listWith('operate-system') : [];
      const emailsDue = admins.map(({ _id }) => dueEmail('system-report', clock(), `${told?.number} ${String(_id)}`));
      await parts.note({ ...record, emailsDue });
      if (isTold) logger[state === 'wrong' ? 'error' : 'info']({ event: 'system_state', part, state }, sentence);
    }
  });
};
