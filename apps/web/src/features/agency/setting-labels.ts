import type { Agency } from '@wayfarer/contracts';

/** What each setting is called on the screen. */
export const LABELS = {
  name: 'Name',
  logo: 'Logo',
  accentLight: 'Main colour, light theme',
  accentDark: 'Main colour, dark theme',
  highlight: 'Highlight',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  hours: 'Opening hours',
  figures: 'Figures',
  clientReviews: 'Client reviews',
  travellerReviews: 'Testimonials',
  aboutLead: 'First sentence',
  aboutText: 'Text',
  storyHeading: 'Heading of the story',
  storyLead: 'First sentence of the story',
  story: 'Story',
  contributeLink: 'Contribute',
  contactLink: 'Contact Us',
  bookingCutOffDays: 'Bookings close',
  deposit: 'Deposit',
  cancelOverdueAfterDays: 'Cancel overdue bookings after',
  operator: 'Who runs the trips',
} as const satisfies Record<Exclude<keyof Agency, 'version'>, string>;
