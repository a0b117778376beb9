// One pass of the outbox as a process of its own, which kills itself when it has reached a step for the third
// time: DIE_AT names the step. CLOCK_AHEAD: by how many milliseconds its clock is ahead.
import { readConfig } from '../config.ts';
import { createDependencies } from '../create-dependencies.ts';
import { everyEmail } from '../every-feature.ts';
import { emailWorker } from '../features/emails/index.ts';
import { smtpServer } from '../integrations/smtp/mail-server.ts';

const { DIE_AT, CLOCK_AHEAD = '0' } = process.env;
const needs = await createDependencies(readConfig(), () => new Date(Date.now() + Number(CLOCK_AHEAD)));
const server = smtpServer(needs.config.SMTP_URL ?? '');
let times = 0;
const reached = (step: string): void => {
  if (step !== DIE_AT) return;
  times += 1;
  if (times === 3) process.kill(process.pid, 'SIGKILL');
};
await emailWorker(needs, { server, ...everyEmail(needs) }).pass({ reached });
await server.close();
await needs.passwords.close();
await needs.database.close();
