import { type Role, TRAVELLER } from '@wayfarer/contracts';

/** What each role is called. */
export const roleNames: Readonly<Record<Role, string>> = {
  user: TRAVELLER,
  desk: 'Desk',
  'desk-lead': 'Desk lead',
  guide: 'Guide',
  viewer: 'Viewer',
  admin: 'Admin',
};

/** What a role may do, in a sentence. */
export const rolePurposes: Readonly<Record<Role, string>> = {
  user: 'Books trips and cannot see the admin area.',
  desk: 'Sees bookings and payments, cancels with refunds up to a limit, and answers messages.',
  'desk-lead': 'Does what the desk does, refunds without a limit, and cancels departures.',
  guide: 'Sees departures and who travels.',
  viewer: 'Sees everything and changes nothing.',
  admin: 'Can do everything, including settings and users.',
};
