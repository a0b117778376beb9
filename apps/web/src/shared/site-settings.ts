import type { Agency, AgencyTextName, Currencies } from '@wayfarer/contracts';
import { isLanguageCode, type LanguageCode } from '@wayfarer/words';

/** A day of the site's calendar; its bounds in milliseconds since 1970, the end exclusive. */
export type SiteDay = { day: string; begins: number; ends: number };

/** What the server says about this site, written into the page's `site-settings` data block. */
export type SiteSettings = {
  brandName: string;
  /** IANA name; calendar days such as 'today' are in the site's time zone, never the browser's. */
  siteTimeZone: string;
  /** A trip can be booked until the end of so many days before it leaves; schedules may say otherwise. */
  bookingCutOffDays: number;
  /** 'written': `$` for the dashboard's revenue, `₹` elsewhere. 'uniform': `₹` everywhere. */
  currencySigns: 'written' | 'uniform';
  /** True if the demo accounts exist, so that the login page may say so. */
  demoAccounts: boolean;
  /** Those of the agency that are written, each on a page of its own. */
  texts: AgencyTextName[];
  /** The admins' changes, and the default texts for everything else. */
  agency: Agency;
  /** Those that travellers may read, English first; none where that is the only one. */
  languages: LanguageCode[];
  /** What other currencies are in rupees; absent where readers can choose none. */
  currencies?: Currencies | undefined;
  /** The day for which the server rendered this page; null in pages that serve any day. */
  siteDay: SiteDay | null;
};

const textOr = (value: unknown, fallback: string): string => (typeof value === 'string' && value !== '' ? value : fallback);

const siteDayOf = (value: unknown): SiteDay | null => {
  if (typeof value !== 'object' || value === null || !('day' in value && 'begins' in value && 'ends' in value)) return null;
  const { day, begins, ends } = value;
  return typeof day === 'string' && typeof begins === 'number' && typeof ends === 'number' ? { day, begins, ends } : null;
};

/** The settings on a page that no server has filled, such as in a test. */
const noAgency: Agency = {
  name: '',
  accentLight: '',
  accentDark: '',
  highlight: '',
  phone: '',
  email: '',
  address: '',
  hours: '',
  figures: [],
  clientReviews: [],
  travellerReviews: [],
  aboutLead: '',
  aboutText: '',
  storyHeading: '',
  storyLead: '',
  story: '',
  contributeLink: '',
  contactLink: '',
  bookingCutOffDays: 0,
  logo: null,
  version: 0,
};

/** The server has validated it with the contract. */
const agencyIn = (value: unknown): Agency => (typeof value === 'object' ? { ...noAgency, ...value } : noAgency);

const languagesIn = (value: unknown): LanguageCode[] =>
  Array.isArray(value) ? value.filter((code) => typeof code === 'string' && isLanguageCode(code)) : [];

const parseBlock = (source: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(source);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

/** Settings of a data block; whatever is missing or malformed gets its default. */
export const siteSettingsOf = (source: string): SiteSettings => {
  const block = parseBlock(source);
  return {
    brandName: textOr(block.brandName, 'Wayfarer'),
    siteTimeZone: textOr(block.siteTimeZone, 'Asia/Kolkata'),
    bookingCutOffDays: typeof block.bookingCutOffDays === 'number' ? block.bookingCutOffDays : 0,
    currencySigns: block.currencySigns === 'uniform' ? 'uniform' : 'written',
    demoAccounts: block.demoAccounts === true,
    texts: (block.texts ?? []) as AgencyTextName[],
    agency: agencyIn(block.agency),
    languages: languagesIn(block.languages),
    currencies: (block.currencies ?? undefined) as Currencies | undefined,
    siteDay: siteDayOf(block.siteDay),
  };
};

/**
 * Read once: the block cannot change during the life of the page. On the server, which has no page yet,
 * `applySiteSettings` fills it.
 */
export const siteSettings: SiteSettings = siteSettingsOf(
  typeof document === 'undefined' ? '{}' : (document.getElementById('site-settings')?.textContent ?? '{}'),
);

type ServerSettings = Omit<SiteSettings, 'siteDay' | 'languages'> & { languages?: readonly string[] | undefined };

/** Only for the server, before each render (which is synchronous, so that two sites never mix). */
export const applySiteSettings = ({ languages, ...settings }: ServerSettings): void => {
  Object.assign(siteSettings, { languages: languagesIn(languages), currencies: undefined, ...settings });
};
