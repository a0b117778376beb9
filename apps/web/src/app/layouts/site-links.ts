import { paths } from '../../shared/paths.ts';

/** The bar's links, in the order of docs/specification.md section 2; the menu of small screens opens the same ones. */
export const siteLinks = [
  { label: 'About Us', to: paths.aboutUs() },
  { label: 'Destinations', to: paths.destinations() },
  { label: 'Packages', to: paths.packageList() },
  { label: 'Contact Us', to: paths.contact() },
] as const;
