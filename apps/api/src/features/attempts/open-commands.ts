import { isLive } from '@wayfarer/contracts';
import type { OpenCommand, PaymentAttempt } from './payment-attempt.model.ts';

type CommandName = Pick<OpenCommand, 'kind' | 'attemptId'> & Partial<Pick<OpenCommand, 'refundKey'>>;

/** Whether two names mean the same command: one per session to close, and one per refund. */
export const isSameCommand = (one: CommandName, other: CommandName): boolean =>
  one.kind === other.kind && one.attemptId === other.attemptId && (one.refundKey ?? null) === (other.refundKey ?? null);

/** The commands with one more, unless there is none to add, or the same one is already open. */
export const withCommand = (commands: readonly OpenCommand[], name: CommandName | null, at: Date): OpenCommand[] =>
  name === null || commands.some((command) => isSameCommand(command, name))
    ? [...commands]
    : [...commands, { refundKey: null, ...name, dueAt: at, tries: 0, refusals: 0 }];

export const withoutCommand = (commands: readonly OpenCommand[], done: CommandName): OpenCommand[] =>
  commands.filter((command) => !isSameCommand(command, done));

/** Commands with one more to close each of these pages that can still be paid. */
export const closingPages = (
  { attempts, commands }: { readonly attempts: readonly PaymentAttempt[]; readonly commands: OpenCommand[] },
  at: Date,
  isMeant: (attempt: PaymentAttempt) => boolean = () => true,
): OpenCommand[] =>
  attempts
    .filter((attempt) => isLive(attempt.status) && isMeant(attempt))
    .reduce((open, { attemptId }) => withCommand(open, { kind: 'expire', attemptId }, at), commands);
