import { isSameCommand, type OpenCommand } from '../../attempts/index.ts';

/**
 * The longest pause between tries, which grows from 1 s, in milliseconds; so nothing waits long once the
 * provider is back.
 */
const MAX_PAUSE_MS = 30_000;

/**
 * Postpones a command, if it is still open. When its key is used up the next try uses a new one, because the
 * provider repeats the failure under the old one. Several workers that used up the same key share the next
 * one: with two keys, one payment could be refunded twice.
 * @param tried the command as it was before the try
 * @param pause in milliseconds, where it is not the one that grows with the tries
 */
export const postpone = (
  commands: readonly OpenCommand[],
  tried: OpenCommand,
  isKeyUsedUp: boolean,
  at: Date,
  pause?: number,
): OpenCommand[] =>
  commands.map((open) => {
    if (!isSameCommand(open, tried)) return open;
    const dueAt = new Date(at.getTime() + (pause ?? Math.min(MAX_PAUSE_MS, 1000 * 2 ** open.tries)));
    const refusals = isKeyUsedUp ? Math.max(open.refusals, tried.refusals + 1) : open.refusals;
    return { ...open, dueAt, tries: open.tries + 1, refusals };
  });
