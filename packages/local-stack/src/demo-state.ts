import { statSync } from 'node:fs';
import type { Stack } from './stack.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Each season of a new demo lasts longer than this. */
const RENEW_AFTER_MS = 30 * DAY_MS;

/**
 * `none`: this database gets no demo. `missing`: it is still to be made. `old`: seasons of its trips may be
 * over.
 */
export const demoStateOf = ({
  demoPassword,
  layout,
}: {
  readonly demoPassword: Stack['demoPassword'];
  readonly layout: Pick<Stack['layout'], 'demoSeeded'>;
}): 'none' | 'missing' | 'made' | 'old' => {
  if (demoPassword === null) return 'none';
  const made = statSync(layout.demoSeeded, { throwIfNoEntry: false });
  if (!made) return 'missing';
  return Date.now() - made.mtimeMs > RENEW_AFTER_MS ? 'old' : 'made';
};
