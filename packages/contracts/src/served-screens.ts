import { type Screen, type ScreenName, screens } from './screens.ts';

/** The data that the server reads for pages; see the website's src/server/read-page-data.ts. */
export type PageRead =
  | 'listDestinations'
  | 'listTopDestinations'
  | 'findDestination'
  | 'listTourPackages'
  | 'listTourPackagesAt'
  | 'findTourPackage';

/** What else the server needs to render a public screen. */
type Served = {
  /** For search engines and previews. A page about one thing replaces it. */
  readonly description: string;
  readonly inSitemap: boolean;
  /** If one of these is not found, the page answers 404. */
  readonly reads: readonly PageRead[];
};

/** The same for everybody. */
export type PublicScreen = Screen & Served & { readonly audience: 'everyone' };

export type ServedScreen = PublicScreen | (Screen & { readonly audience: Exclude<Screen['audience'], 'everyone'> });

export type PublicName = {
  [Name in ScreenName]: (typeof screens)[Name]['audience'] extends 'everyone' ? Name : never;
}[ScreenName];

export const SITE_DESCRIPTION = 'Find your perfect destination and book your dream vacation easily.';

const served: Readonly<Record<PublicName, Served>> = {
  home: {
    description: SITE_DESCRIPTION,
    inSitemap: true,
    reads: ['listDestinations', 'listTopDestinations'],
  },
  register: {
    description: 'One account for booking, paying and looking after your trips.',
    inSitemap: true,
    reads: [],
  },
  login: {
    description: 'Log in to book a trip and to see your bookings.',
    inSitemap: true,
    reads: [],
  },
  forgotPassword: {
    description: 'We email you a link to choose a new password.',
    inSitemap: false,
    reads: [],
  },
  resetPassword: {
    description: 'Choose a new password with the link from our email.',
    inSitemap: false,
    reads: [],
  },
  acceptInvitation: {
    description: 'Accept an invitation to work for the agency.',
    inSitemap: false,
    reads: [],
  },
  confirmEmail: {
    description: 'Confirm your email address with the link from our email.',
    inSitemap: false,
    reads: [],
  },
  verifyVoucher: {
    description: 'What a voucher is worth today.',
    inSitemap: false,
    reads: [],
  },
  packageList: {
    description: 'Every trip with its days, its dates and its price per person. Filter by place, price and dates.',
    inSitemap: true,
    reads: ['listDestinations', 'listTourPackages'],
  },
  packageDetail: {
    description: SITE_DESCRIPTION,
    inSitemap: true,
    reads: ['findTourPackage'],
  },
  destinations: {
    description: 'Places we know by heart. Choose one to see every trip that goes there.',
    inSitemap: true,
    reads: ['listDestinations'],
  },
  destination: {
    description: SITE_DESCRIPTION,
    inSitemap: true,
    reads: ['findDestination', 'listTourPackagesAt'],
  },
  aboutUs: {
    description: 'Small groups, honest prices and guides who grew up there.',
    inSitemap: true,
    reads: [],
  },
  contact: {
    description: 'Ask us anything about a place, a date or a plan. Your answer comes from people who travel themselves.',
    inSitemap: true,
    reads: [],
  },
};

/** The table of screens for the server: public ones with what else it needs. */
export const servedScreens = Object.fromEntries(
  Object.entries(screens).map(([name, screen]) => [name, { ...screen, ...(name in served ? served[name as PublicName] : {}) }]),
) as { readonly [Name in ScreenName]: (typeof screens)[Name] & (Name extends PublicName ? Served : unknown) };
