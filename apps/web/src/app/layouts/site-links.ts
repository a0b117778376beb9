import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/use-session.ts';

/** The bar's links, in the order of docs/specification.md section 2. */
const everyonesLinks: ReadonlyArray<{ label: string; to: string }> = [
  { label: 'About Us', to: paths.aboutUs() },
  { label: 'Destinations', to: paths.destinations() },
  { label: 'Packages', to: paths.packageList() },
  { label: 'Contact Us', to: paths.contact() },
];

/** These, and where whoever is logged in has something of their own: an admin the dashboard, a traveller the bookings. */
export const useSiteLinks = (): typeof everyonesLinks => {
  const { token, role, userId } = useSession();
  if (token === null || userId === null) return everyonesLinks;
  const own =
    role === 'admin'
      ? { label: 'Dashboard', to: paths.adminDashboard() }
      : { label: 'My Bookings', to: paths.myBookings(userId) };
  return [...everyonesLinks, own];
};
