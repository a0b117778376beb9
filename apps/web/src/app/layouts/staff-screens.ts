import { has, type Permission } from '@wayfarer/contracts';
import { type ScreenName, screens } from '@wayfarer/contracts/screens';
import {
  Activity,
  Bus,
  ChartColumn,
  CircleUser,
  CreditCard,
  History,
  IdCard,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MailPlus,
  Map as MapIcon,
  Package,
  ReceiptText,
  Settings,
  TicketCheck,
  TicketPercent,
  Users,
} from 'lucide-react';

export type StaffScreenName = {
  [Name in ScreenName]: (typeof screens)[Name]['page'] extends `admin/${string}` ? Name : never;
}[ScreenName];

type StaffScreen = {
  /** The permission that opens it. */
  opens: Permission;
  /** In the sidebar; null for a screen about one thing, which is opened from a list. */
  Icon: LucideIcon | null;
};

/**
 * Every screen of the admin area, in the order of its sidebar: that of docs/specification.md section 2, then
 * what section 10 adds.
 */
export const staffScreens: Readonly<Record<StaffScreenName, StaffScreen>> = {
  adminDashboard: { opens: 'read-waiting', Icon: LayoutDashboard },
  adminDestinations: { opens: 'read-catalogue', Icon: MapIcon },
  adminPackages: { opens: 'read-catalogue', Icon: Package },
  adminNewPackage: { opens: 'change-catalogue', Icon: null },
  adminEditPackage: { opens: 'change-catalogue', Icon: null },
  adminPackagePreview: { opens: 'read-catalogue', Icon: null },
  adminBookings: { opens: 'read-bookings', Icon: TicketCheck },
  adminBooking: { opens: 'read-bookings', Icon: null },
  adminNewBooking: { opens: 'change-bookings', Icon: null },
  adminChangeTrip: { opens: 'change-bookings', Icon: null },
  adminPayments: { opens: 'read-payments', Icon: CreditCard },
  adminUsers: { opens: 'read-bookings', Icon: Users },
  adminStaff: { opens: 'read-users', Icon: IdCard },
  adminUser: { opens: 'read-bookings', Icon: null },
  adminDepartures: { opens: 'read-departures', Icon: Bus },
  adminDeparture: { opens: 'read-departures', Icon: null },
  adminCodes: { opens: 'read-codes', Icon: TicketPercent },
  adminInvoices: { opens: 'read-invoices', Icon: ReceiptText },
  adminReports: { opens: 'read-invoices', Icon: ChartColumn },
  adminMessages: { opens: 'read-messages', Icon: Inbox },
  adminMessage: { opens: 'read-messages', Icon: null },
  adminEmails: { opens: 'read-emails', Icon: Mail },
  adminEmail: { opens: 'read-emails', Icon: null },
  adminLetters: { opens: 'change-settings', Icon: MailPlus },
  adminLetter: { opens: 'change-settings', Icon: null },
  adminAgency: { opens: 'change-settings', Icon: Settings },
  adminActivity: { opens: 'show-activity', Icon: History },
  adminSystem: { opens: 'operate-system', Icon: Activity },
};
export const staffScreenNames = Object.keys(staffScreens) as StaffScreenName[];

/** The sidebar's links to what a role may open, and to the account. */
export const adminLinksOf = (role: string | null) => [
  ...staffScreenNames.flatMap((name) => {
    const { opens, Icon } = staffScreens[name];
    return Icon !== null && has(role, opens) ? [{ label: screens[name].title, to: screens[name].path, Icon }] : [];
  }),
  { label: 'Account', to: screens.account.path, Icon: CircleUser },
];
