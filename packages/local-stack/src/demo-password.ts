import { readFile } from 'node:fs/promises';
import type { Stack } from './stack.ts';
import { UserFacingError } from './user-facing-error.ts';

export const WELL_KNOWN_PASSWORD = 'wayfarer-demo';

/** What the mark of a made demo says when its password was drawn for the data folder. */
export const OWN_PASSWORD_MARK = 'own password';

type Needs = Pick<Stack, 'settings' | 'layout' | 'secrets'>;

/**
 * The password of the demo accounts: one that everybody knows while the site listens to this machine alone, and one drawn for the data folder
 * where others can reach it.
 * @throws UserFacingError when a demo that was made with the first is about to be published
 */
export const demoPasswordOf = async ({ settings, layout, secrets }: Needs): Promise<string> => {
  const mark = await readFile(layout.demoSeeded, 'utf8').catch(() => null);
  const isOwn = mark === null ? !settings.isLoopback : mark === OWN_PASSWORD_MARK;
  if (isOwn) return secrets.demoPassword;
  if (settings.isLoopback) return WELL_KNOWN_PASSWORD;
  throw new UserFacingError(
    `The demo accounts of this data folder have a password that everybody knows: set DATA_DIR to another folder to publish a demo at ${settings.publicUrl}.`,
  );
};
