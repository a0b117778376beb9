import { has } from '@wayfarer/contracts';
import { staffScreens } from '@wayfarer/contracts/staff-screens';
import {
  Bus,
  CircleUser,
  CreditCard,
  Inbox,
  LayoutDashboard,
  Mail,
  Map as MapIcon,
  Package,
  Settings,
  TicketCheck,
  Users,
} from 'lucide-react';
import { paths } from '../../shared/paths.ts';

const links = [
  { label: 'Dashboard', to: paths.adminDashboard(), opens: staffScreens.adminDashboard, Icon: LayoutDashboard },
  { label: 'Destinations', to: paths.adminDestinations(), opens: staffScreens.adminDestinations, Icon: MapIcon },
  { label: 'Packages', to: paths.adminPackages(), opens: staffScreens.adminPackages, Icon: Package },
  { label: 'Bookings', to: paths.adminBookings(), opens: staffScreens.adminBookings, Icon: TicketCheck },
  { label: 'Payments', to: paths.adminPayments(), opens: staffScreens.adminPayments, Icon: CreditCard },
  { label: 'Users', to: paths.adminUsers(), opens: staffScreens.adminUsers, Icon: Users },
  { label: 'Departures', to: paths.adminDepartures(), opens: staffScreens.adminDepartures, Icon: Bus },
  { label: 'Messages', to: paths.adminMessages(), opens: staffScreens.adminMessages, Icon: Inbox },
  { label: 'Emails', to: paths.adminEmails(), opens: staffScreens.adminEmails, Icon: Mail },
  { label: 'Settings', to: paths.adminAgency(), opens: staffScreens.adminAgency, Icon: Settings },
] as const;

/** The sidebar's links, in the order of docs/specification.md section 2, to what a role may open; what section 10 adds comes last. */
export const adminLinksOf = (role: string | null) => [
  ...links.filter(({ opens }) => has(role, opens)),
  { label: 'Account', to: paths.account(), Icon: CircleUser },
];
