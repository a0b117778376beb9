import { keepRunning } from '../processes/keep-running.ts';
import { entryPoints } from '../repository-paths.ts';
import type { Stack } from '../stack.ts';
import { UserFacingError } from '../user-facing-error.ts';

const LOOPBACK = '127.0.0.1';
const KEPT = 200;

export const smtpUrlOf = ({ smtp }: Pick<Stack['ports'], 'smtp'>): string => `smtp://${LOOPBACK}:${smtp}`;

/**
 * Starts a mailbox that takes every email, whoever it is to, and shows it in a browser (docs/decisions/0091). The last ones are kept from
 * start to start. Without it the product goes on: emails wait until it is back.
 */
export const startMailbox = async (stack: Stack): Promise<void> => {
  const { layout, ports, env, processes, say } = stack;
  const options = {
    ip: LOOPBACK,
    smtp: ports.smtp,
    'web-ip': LOOPBACK,
    web: ports.mailbox,
    'mail-directory': layout.emails,
    'max-emails': KEPT,
  };
  const args = [entryPoints.mailbox, ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])];
  const program = { name: 'The mailbox', log: 'mailbox', args, env, stopOrder: 1 } as const;
  try {
    await keepRunning(program, { port: ports.mailbox, host: LOOPBACK }, stack);
    say(`Mailbox, with every email that would have been sent: http://localhost:${ports.mailbox}`);
  } catch (error) {
    if (!processes.stopping.aborted) say(error instanceof UserFacingError ? error.message : String(error));
  }
};
