import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { auditContext } from '../../logging/audit-context.ts';
import { limitWork } from '../../work/limit-work.ts';
import type { PictureVariant } from './picture-names.ts';
import type { PictureResult, PictureTask } from './picture-process.ts';
import type { EncodedVariant } from './picture-store.ts';

/** A file that is not a usable picture; the message is for its sender. */
export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture';
}
const SENTENCES = {
  unreadable: 'This picture cannot be read. Please save it again and retry.',
  'too-large': 'A picture can have at most 40 megapixels.',
};

/** Of an upload every variant, by its path; of a kept picture one. */
export type PictureEncoder = (file: string | Buffer, variant: PictureVariant | null) => Promise<readonly EncodedVariant[]>;

/** Uploads that wait, each with its files on the disk. */
const MAX_WAITING = 16;
/** Milliseconds after which a picture counts as unreadable. */
const MAX_MS = 60_000;
/**
 * Milliseconds without work after which the process ends, and the memory of what it has decoded is free
 * again.
 */
const IDLE_MS = 10_000;

const program = fileURLToPath(new URL(`./picture-process.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url));

/**
 * Decodes and encodes one picture at a time in a process of its own (docs/decisions/0039). It is started for
 * the first picture, and knows no variable of the environment. A file that brings it down counts as
 * unreadable.
 */
export const createPictureEncoder = (): PictureEncoder => {
  const limit = limitWork({ atOnce: 1, maxWaiting: MAX_WAITING });
  let running: ChildProcess | null = null;
  let ending: NodeJS.Timeout | undefined;

  const start = (): ChildProcess => {
    const started = fork(program, { execArgv: [], env: {}, serialization: 'advanced' });
    started.once('exit', () => {
      if (running === started) running = null;
    });
    // Neither keeps this process running.
    started.unref();
    started.channel?.unref();
    return started;
  };
  const end = (idle: ChildProcess): void => {
    if (running === idle) running = null;
    if (idle.connected) idle.disconnect();
  };
  const carryOut = (task: PictureTask): Promise<PictureResult> => {
    clearTimeout(ending);
    running ??= start();
    const working = running;
    const { promise, resolve } = Promise.withResolvers<PictureResult>();
    const fail = (): void => resolve({ problem: 'unreadable' });
    const limit = setTimeout(() => working.kill('SIGKILL'), MAX_MS);
    working.once('message', resolve).once('exit', fail).once('error', fail);
    working.send(task);
    return promise.finally(() => {
      clearTimeout(limit);
      working.off('message', resolve).off('exit', fail).off('error', fail);
      ending = setTimeout(() => end(working), IDLE_MS).unref();
    });
  };
  return async (file, variant) => {
    const { client } = auditContext();
    const result = await limit(
      () => carryOut({ file, variant }),
      () => client?.signal.aborted === true,
    );
    if ('problem' in result) throw new UnusablePicture(SENTENCES[result.problem]);
    return result.encoded;
  };
};
