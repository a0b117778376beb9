import { isStaff } from './is-staff.ts';
import type { Role } from './user.schema.ts';

/**
 * What a member of staff may do. A call's `access` names one, and so does each screen of the admin area
 * (staff-screens.ts).
 */
export const permissions = [
  'read-dashboard',
  'read-waiting',
  'read-catalogue',
  'change-catalogue',
  'read-bookings',
  'change-bookings',
  'exceed-capacity',
  'show-passports',
  'read-departures',
  'read-every-departure',
  'change-departures',
  'check-in',
  'take-on-arrival',
  'read-codes',
  'change-codes',
  'read-payments',
  'refund-payments',
  'read-invoices',
  'issue-invoices',
  'read-messages',
  'answer-messages',
  'read-emails',
  'read-account-emails',
  'resend-emails',
  'read-users',
  'change-users',
  'change-settings',
  'read-version',
  'show-activity',
  'operate-system',
] as const;
export type Permission = (typeof permissions)[number];

const reads = permissions.filter((permission) => permission.startsWith('read-'));

// Only emails about bookings.
const ofDesk = [
  'read-waiting',
  'read-bookings',
  'change-bookings',
  'show-passports',
  'read-departures',
  'read-every-departure',
  'change-departures',
  'check-in',
  'take-on-arrival',
  'read-payments',
  'read-messages',
  'answer-messages',
  'read-emails',
  'resend-emails',
] as const satisfies readonly Permission[];

/**
 * The table that decides what a role may do. Roles that cancel without 'refund-payments' refund up to a limit
 * (desk.rules.ts).
 */
const permissionsOf: Readonly<Record<Role, readonly Permission[]>> = {
  user: [],
  admin: permissions,
  desk: ofDesk,
  'desk-lead': [...ofDesk, 'refund-payments'],
  // Of departures those that they are named on.
  guide: ['read-departures', 'check-in', 'take-on-arrival'],
  viewer: reads,
};

/** @param role may come from the browser's storage: an unknown word has no permissions */
export const has = (role: string | null | undefined, permission: Permission): boolean =>
  isStaff(role) && Object.hasOwn(permissionsOf, role as string) && permissionsOf[role as Role].includes(permission);

/** The roles that have a permission. */
export const rolesWith = (permission: Permission): Role[] =>
  (Object.keys(permissionsOf) as Role[]).filter((role) => has(role, permission));

/**
 * Who may call: everyone, every logged-in user, or users with a permission. Permissions are this data; a test
 * enumerates it.
 */
export type Access = 'everyone' | 'signed-in' | Permission;

/** Whether a call is only for staff. */
export const isForStaff = (access: Access): access is Permission => access !== 'everyone' && access !== 'signed-in';

/** Whether a user with this role may call; null for a visitor. */
export const mayCall = (role: Role | null, access: Access): boolean =>
  access === 'everyone' || (role !== null && (!isForStaff(access) || has(role, access)));
