import { type EndpointName, everyRoute } from '../every-route.ts';
import type { Route } from '../route.ts';

/** What staff change, by the first word of a call's path. */
const areaOfWord = {
  package: 'packages',
  destination: 'destinations',
  departure: 'departures',
  booking: 'bookings',
  desk: 'bookings',
  payment: 'payments',
  invoice: 'payments',
  code: 'codes',
  auth: 'users',
  account: 'users',
  customer: 'users',
  note: 'users',
  invitation: 'users',
  contactus: 'messages',
  emails: 'emails',
  agency: 'settings',
  system: 'system',
} as const;

export type ActivityArea = (typeof areaOfWord)[keyof typeof areaOfWord];
export const activityAreas = [...new Set(Object.values(areaOfWord))] as [ActivityArea, ...ActivityArea[]];

/** The area of a call; null for one that staff do not make, and for one of an earlier version. */
export const activityAreaOf = (name: string): ActivityArea | null => {
  if (!Object.hasOwn(everyRoute, name)) return null;
  const word = everyRoute[name as EndpointName].path.split('/')[2] ?? '';
  return Object.hasOwn(areaOfWord, word) ? areaOfWord[word as keyof typeof areaOfWord] : null;
};

/** The calls of an area that change something. */
export const callsOfArea = (area: ActivityArea): EndpointName[] =>
  (Object.entries(everyRoute) as [EndpointName, Route][]).flatMap(([name, { method }]) =>
    method !== 'GET' && activityAreaOf(name) === area ? [name] : [],
  );

/** How an action ended: refused is not allowed, or not possible as asked; failed is a fault of the server. */
export const activityOutcomes = ['done', 'refused', 'failed'] as const;

/** Things that are told of one action; an import changes thousands. */
export const MAX_TOLD_CHANGES = 50;

/** Characters of a value that are told; a description is longer. */
export const MAX_TOLD_CHARACTERS = 300;
