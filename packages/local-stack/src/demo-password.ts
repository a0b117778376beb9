import { readFile } from 'node:fs/promises';
import type { Identity, Layout } from './data-folder.ts';
import type { Settings } from './settings.ts';
import { UserFacingError } from './user-facing-error.ts';

export const WELL_KNOWN_PASSWORD = 'wayfarer-demo';

/** The content of the demo's marker file if its password was generated for the data folder. */
export const OWN_PASSWORD_MARK = 'own password';

/**
 * The password of the demo accounts: a publicly known one while the site listens only on this machine, and
 * one generated for the data folder if others can reach it.
 * @throws UserFacingError when a demo with the known password is about to be published
 */
export const demoPasswordOf = async (settings: Settings, layout: Layout, secrets: Identity['secrets']): Promise<string> => {
  const mark = await readFile(layout.demoSeeded, 'utf8').catch(() => null);
  const isOwn = mark === null ? !settings.isLoopback : mark === OWN_PASSWORD_MARK;
  if (isOwn) return secrets.demoPassword;
  if (settings.isLoopback) return WELL_KNOWN_PASSWORD;
  throw new UserFacingError(
    `The demo accounts of this data folder have a publicly known password: set DATA_DIR to another folder to publish a demo at ${settings.publicUrl}.`,
  );
};
