import { calendarDateAt, type EndpointName, everyEndpoint, isClosedWhileReadOnly } from '@wayfarer/contracts';
import { formatClock, formatDateOfYear, joinMoment, t } from '@wayfarer/words';
import type { Config } from '../config.ts';
import { ApiError } from '../errors/api-error.ts';

type Settings = Pick<Config, 'MAINTENANCE' | 'MAINTENANCE_UNTIL' | 'SITE_TIME_ZONE'>;

/** 'GMT+5:30' */
const zoneNameAt = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/**
 * The sentence shown while the site is read-only, in the language of the moment and in the site's time zone;
 * null while it is not.
 */
export const maintenanceSentenceOf = ({ MAINTENANCE, MAINTENANCE_UNTIL, SITE_TIME_ZONE }: Settings): string | null => {
  if (MAINTENANCE === 'off') return null;
  if (MAINTENANCE_UNTIL === undefined) return t('At the moment you can browse trips, but not book, pay or register.');
  const until = new Date(MAINTENANCE_UNTIL);
  const time = `${formatClock(until, SITE_TIME_ZONE)} ${zoneNameAt(until, SITE_TIME_ZONE)}`;
  const moment = joinMoment(formatDateOfYear(calendarDateAt(until, SITE_TIME_ZONE)), time);
  return t('Until {moment} you can browse trips, but not book, pay or register.', { moment });
};

/** What is told where nobody knows until when, and the least that is told, in seconds. */
const RETRY_SECONDS = 300;
const MIN_RETRY_SECONDS = 30;

/**
 * After how many seconds it is worth asking again: once the site is open, not every five seconds until then.
 */
export const secondsUntilOpen = ({ MAINTENANCE_UNTIL }: Pick<Config, 'MAINTENANCE_UNTIL'>, now: Date): number =>
  MAINTENANCE_UNTIL === undefined
    ? RETRY_SECONDS
    : Math.max(MIN_RETRY_SECONDS, Math.ceil((Date.parse(MAINTENANCE_UNTIL) - now.getTime()) / 1000));

/** Throws for calls that the contract closes while the site is read-only. */
export const createAssertOpen =
  (config: Settings): ((name: EndpointName) => void) =>
  (name) => {
    const sentence = isClosedWhileReadOnly(everyEndpoint[name]) ? maintenanceSentenceOf(config) : null;
    if (sentence !== null)
      throw new ApiError('MAINTENANCE', sentence, { retryAfterSeconds: secondsUntilOpen(config, new Date()) });
  };
