import {
  CircleUser,
  CreditCard,
  Inbox,
  LayoutDashboard,
  Map as MapIcon,
  Package,
  Settings,
  TicketCheck,
  Users,
} from 'lucide-react';
import { paths } from '../../shared/paths.ts';

/** The sidebar's links, in the order of docs/specification.md section 2; what section 10 adds comes last. */
export const adminLinks = [
  { label: 'Dashboard', to: paths.adminDashboard(), Icon: LayoutDashboard },
  { label: 'Destinations', to: paths.adminDestinations(), Icon: MapIcon },
  { label: 'Packages', to: paths.adminPackages(), Icon: Package },
  { label: 'Bookings', to: paths.adminBookings(), Icon: TicketCheck },
  { label: 'Payments', to: paths.adminPayments(), Icon: CreditCard },
  { label: 'Users', to: paths.adminUsers(), Icon: Users },
  { label: 'Messages', to: paths.adminMessages(), Icon: Inbox },
  { label: 'Settings', to: paths.adminAgency(), Icon: Settings },
  { label: 'Account', to: paths.account(), Icon: CircleUser },
] as const;
