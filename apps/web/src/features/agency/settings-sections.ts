import { isInSeveral } from '../../shared/language/language-words.ts';
import type { LABELS } from './setting-labels.ts';

/** The parts of the settings, each with an address of its own. */
const settingsSections = [
  { key: 'look', label: 'Look' },
  { key: 'contact', label: 'Contact' },
  { key: 'words', label: 'Words' },
  { key: 'booking', label: 'Bookings' },
  { key: 'operator', label: 'Who runs the trips' },
  { key: 'translations', label: 'Translations' },
  { key: 'money', label: 'Money and tax' },
  { key: 'currencies', label: 'Other currencies' },
  { key: 'desk', label: 'Limits of the desk' },
  { key: 'notices', label: 'Notices' },
  { key: 'legal', label: 'Legal texts' },
] as const;
/** Those of this site: there is nothing to translate where English is the only language. */
export const shownSections = () => settingsSections.filter(({ key }) => key !== 'translations' || isInSeveral());

export const settingsHistory = { key: 'history', label: 'History' } as const;
export type SettingsKey = (typeof settingsSections)[number]['key'] | (typeof settingsHistory)['key'];

/** The part of each setting that is saved with all others of the agency, in the order of the screen. */
export const sectionOfSetting = {
  name: 'look',
  logo: 'look',
  accentLight: 'look',
  accentDark: 'look',
  highlight: 'look',
  phone: 'contact',
  email: 'contact',
  address: 'contact',
  hours: 'contact',
  contributeLink: 'contact',
  contactLink: 'contact',
  aboutLead: 'words',
  aboutText: 'words',
  figures: 'words',
  clientReviews: 'words',
  storyHeading: 'words',
  storyLead: 'words',
  story: 'words',
  travellerReviews: 'words',
  bookingCutOffDays: 'booking',
  deposit: 'booking',
  cancelOverdueAfterDays: 'booking',
  changeUntilDays: 'booking',
  changeFee: 'booking',
  tripReminderDays: 'booking',
  afterTripDays: 'booking',
  operator: 'operator',
  translations: 'translations',
} as const satisfies Record<keyof typeof LABELS, SettingsKey>;
export type Setting = keyof typeof sectionOfSetting;
export const settingsInOrder = Object.keys(sectionOfSetting) as Setting[];

/** Whether a part is saved with all others of the agency. */
export const isOfAgency = (key: SettingsKey): boolean => Object.values<string>(sectionOfSetting).includes(key);
