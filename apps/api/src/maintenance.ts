import { type EndpointName, everyEndpoint, isClosedWhileReadOnly } from '@wayfarer/contracts';
import type { Config } from './config.ts';
import { ApiError } from './errors/api-error.ts';

type Settings = Pick<Config, 'MAINTENANCE' | 'MAINTENANCE_UNTIL' | 'SITE_TIME_ZONE'>;

/** The sentence shown while the site is read-only, in the site's time zone; null while it is not. */
export const maintenanceSentenceOf = ({ MAINTENANCE, MAINTENANCE_UNTIL, SITE_TIME_ZONE }: Settings): string | null => {
  if (MAINTENANCE === 'off') return null;
  if (MAINTENANCE_UNTIL === undefined) return 'At the moment you can browse trips, but not book, pay or register.';
  const format = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: SITE_TIME_ZONE,
    timeZoneName: 'short',
  });
  return `Until ${format.format(new Date(MAINTENANCE_UNTIL))} you can browse trips, but not book, pay or register.`;
};

/** Throws for calls that the contract closes while the site is read-only. */
export const createAssertOpen = (config: Settings): ((name: EndpointName) => void) => {
  const sentence = maintenanceSentenceOf(config);
  return (name) => {
    if (sentence !== null && isClosedWhileReadOnly(everyEndpoint[name])) throw new ApiError('MAINTENANCE', sentence);
  };
};
