import { isStaff } from '@wayfarer/contracts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { t } from '../../shared/words/words.ts';

/**
 * The bar's links, in the order of docs/specification.md section 2, and those for users who are logged in:
 * staff the dashboard, a traveller the bookings, and both their account.
 */
export const useSiteLinks = (): { label: string; to: string }[] => {
  const { role, userId } = useSession();
  const own = isStaff(role)
    ? { label: t('Dashboard'), to: paths.adminDashboard() }
    : { label: t('My Bookings'), to: paths.myBookings(userId ?? '') };
  return [
    { label: t('About Us'), to: paths.aboutUs() },
    { label: t('Destinations'), to: paths.destinations() },
    { label: t('Packages'), to: paths.packageList() },
    { label: t('Contact Us'), to: paths.contact() },
    own,
    { label: t('Account'), to: paths.account() },
  ].slice(0, userId ? 6 : 4);
};
