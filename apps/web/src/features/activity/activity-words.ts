import {
  type ActivityArea,
  type ActivityEntry,
  activityAreas,
  type ChangedField,
  formatMoney,
  groupDigits,
  inWords,
  packageParts,
} from '@wayfarer/contracts';
import { formatShortDay } from '../../shared/format/calendar-day.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
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

/** Where screens do not say what the code does. */
const actionNames: Readonly<Record<string, string>> = {
  editAgency: 'Edit settings',
  editAgencyTexts: 'Edit terms, privacy and imprint',
  editSelling: 'Edit money and tax',
};
/** What an operation is called on screens, which say 'package'. */
export const actionName = (call: string): string => actionNames[call] ?? inWords(call).replace('tour package', 'package');

type Changed = ActivityEntry['changes'][number];
const kindNames: Readonly<Record<string, string>> = {
  agency: 'Settings',
  'agency notices': 'Notices',
  'desk limits': 'Limits of the desk',
  'agency selling': 'Money and tax',
  'exchange rates': 'Other currencies',
  letter: 'Letter',
  'canned answer': 'Answer for messages',
  'agency texts': 'Terms, privacy and imprint',
  'promotion code': 'Promotion code',
};
/** What a change is about: its name, else its kind. */
export const thingName = ({ thing, name }: Changed): string => name ?? kindNames[thing] ?? thing;

/** 'Hampi on Foot, 12 Jan 2027'. */
export const departureName = ({ title, day }: NonNullable<ActivityEntry['departure']>): string =>
  `${title ?? 'A departure'}, ${formatShortDay(day)}`;

const fieldNames: ReadonlyMap<string, string> = new Map([
  ...Object.values(packageParts).map(({ path, heading }) => [path, heading] as const),
  ['images', 'Pictures'],
  ['imageUrl', 'Picture'],
]);
/** 'Group discounts' for the field `groups`, as the export calls it; 'Closed' for `isClosed`. */
export const fieldName = (field: string): string => fieldNames.get(field) ?? inWords(field.replace(/^is(?=[A-Z])/, ''));

/** 'Price of Hampi on Foot', 'Phone in the settings'. */
export const fieldOfThing = (changed: Changed, field: string): string =>
  `${fieldName(field)} ${changed.thing === 'agency' ? 'in the settings' : `of ${thingName(changed)}`}`;

const AMOUNTS = new Set([
  'refundLimit',
  'price',
  'single',
  'amount',
  'leastTotal',
  'totalAmount',
  'expectedRefund',
  'paidBefore',
]);
/** Fields in whose words are days. */
const DATED = new Set(['seasons', 'schedule', 'rates']);
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAYS = /\b\d{4}-\d{2}-\d{2}\b/g;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A value as screens write amounts, days and times; every other as it is told. */
export const shownValue = (field: string, value: string): string => {
  if (AMOUNTS.has(field) && Number.isFinite(Number(value))) return formatMoney(Number(value));
  if (DAY.test(value)) return formatShortDay(value);
  if (DATED.has(field)) return value.replaceAll(DAYS, formatShortDay);
  return INSTANT.test(value) ? formatMoment(value) : value;
};

/** What of a list stayed, where only the rest of it is told. */
export const unchangedText = (same: number): string => `${groupDigits(same)} ${same === 1 ? 'other' : 'others'} unchanged`;

const changeText = ({ field, from, to, same }: ChangedField): string =>
  `${fieldName(field)}: ${from ?? 'nothing'} → ${to ?? 'nothing'}${same === undefined ? '' : ` (${unchangedText(same)})`}`;

/** All of an entry's changes in one line, for a spreadsheet. */
export const changesText = ({ changes, asked }: ActivityEntry): string =>
  [
    ...changes.flatMap(({ fields }) => fields.map(changeText)),
    ...asked.map(({ field, value }) => `${fieldName(field)}: ${value}`),
  ]
    .join('; ')
    .replaceAll('\n', '; ');
