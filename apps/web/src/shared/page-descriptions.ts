import { paths } from './paths.ts';

/** What the brand says of itself everywhere (docs/specification.md section 2, Home). */
export const SITE_DESCRIPTION = 'Find your perfect destination and book your dream vacation easily.';

const descriptions: Readonly<Record<string, string>> = {
  [paths.packageList()]: 'Every trip with its days, its dates and its price per person. Filter by place, price and dates.',
  [paths.destinations()]: 'Places we know by heart. Choose one to see every trip that goes there.',
  [paths.aboutUs()]: 'Small groups, honest prices and guides who grew up there.',
  [paths.contact()]: 'Ask us anything about a place, a date or a plan. People who travel answer.',
  [paths.register()]: 'One account for booking, paying and looking after your trips.',
  [paths.login()]: 'Log in to book a trip and to see your bookings.',
};

/** The description of a page for search engines and previews. */
export const descriptionOf = (path: string): string => descriptions[path] ?? SITE_DESCRIPTION;
