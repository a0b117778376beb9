import type { Config } from '../../config.ts';
import { instantText } from '../../time/instant-text.ts';
import { HOUR_MS, MAX_NIGHTLY_AGE_MS, ok, type State, unknown, wrong } from './state.ts';

const CHECK = 'docker compose exec api node check-money.js';

/** @param since from when on it is watched: a night in which no process ran is not missed */
export const moneyState = (
  { SITE_TIME_ZONE }: Pick<Config, 'SITE_TIME_ZONE'>,
  mark: { at: Date; findings: number } | null,
  now: Date,
  since: Date,
): State => {
  if (mark === null) return unknown('The money is checked for the first time in the coming night.');
  if (mark.findings > 0)
    return wrong(`The nightly check found ${mark.findings} problems with money. ${CHECK} names each, and what to do.`);
  const age = now.getTime() - Math.max(mark.at.getTime(), since.getTime());
  if (age > MAX_NIGHTLY_AGE_MS)
    return wrong(
      `The money was not checked for ${Math.floor(age / HOUR_MS)} hours. Does a process run with BACKGROUND_JOBS? ${CHECK} checks it now.`,
    );
  return ok(`Checked at ${instantText(mark.at, SITE_TIME_ZONE)}, without a finding.`);
};
