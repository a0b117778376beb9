import { type ActivityArea, type ActivityEntry, activityAreas } from '@wayfarer/contracts';
import type { BadgeTone } from '../../shared/ui/display/badge.tsx';

const areaNames: Readonly<Record<ActivityArea, string>> = {
  packages: 'Packages',
  destinations: 'Destinations',
  departures: 'Departures',
  bookings: 'Bookings',
  payments: 'Payments',
  codes: 'Promotion codes',
  users: 'Users and accounts',
  messages: 'Messages',
  emails: 'Emails',
  settings: 'Settings',
  system: 'System',
};
export const areaOptions = activityAreas.map((value) => ({ value, label: areaNames[value] }));

export const outcomeWords: Readonly<Record<ActivityEntry['outcome'], { tone: BadgeTone; words: string }>> = {
  done: { tone: 'green', words: 'Done' },
  refused: { tone: 'grey', words: 'Refused' },
  failed: { tone: 'red', words: 'Failed' },
};

/**
 * 'Edit tour package' for the operation `editTourPackage`, 'Available from' for the field `availableFrom`: those of
 * earlier versions are told too.
 */
export const inWords = (name: string): string => {
  const words = name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What a change is about: its name, else its kind. */
export const thingName = ({ thing, name }: ActivityEntry['changes'][number]): string => name ?? thing;

/** All of an entry's changes in one line, for a spreadsheet. */
export const changesText = ({ changes, asked }: ActivityEntry): string =>
  [
    ...changes.flatMap(({ fields }) =>
      fields.map(({ field, from, to }) => `${inWords(field)}: ${from ?? 'nothing'} → ${to ?? 'nothing'}`),
    ),
    ...asked.map(({ field, value }) => `${inWords(field)}: ${value}`),
  ].join('; ');
