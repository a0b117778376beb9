import { isStaff } from '@wayfarer/contracts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/use-session.ts';

/**
 * The bar's links, in the order of docs/specification.md section 2, and those for users who are logged in:
 * staff the dashboard, a traveller the bookings, and both their account.
 */
export const useSiteLinks = (): { label: string; to: string }[] => {
  const { role, userId } = useSession();
  const own = isStaff(role)
    ? { label: 'Dashboard', to: paths.adminDashboard() }
    : { label: 'My Bookings', to: paths.myBookings(userId ?? '') };
  return [
    { label: 'About Us', to: paths.aboutUs() },
    { label: 'Destinations', to: paths.destinations() },
    { label: 'Packages', to: paths.packageList() },
    { label: 'Contact Us', to: paths.contact() },
    own,
    { label: 'Account', to: paths.account() },
  ].slice(0, userId ? 6 : 4);
};
