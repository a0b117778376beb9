import { siteSettings } from '../site-settings.ts';

/** The sign of the dashboard's revenue: `$` as written, `₹` where the operator asked for uniform signs. */
export const dashboardSign = siteSettings.currencySigns === 'uniform' ? '₹' : '$';
