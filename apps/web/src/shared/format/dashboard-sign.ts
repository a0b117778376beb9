import { siteSettings } from '../site-settings.ts';

/** The sign of the dashboard's revenue: `$` as specified, `₹` if the operator chose uniform signs. */
export const dashboardSign = siteSettings.currencySigns === 'uniform' ? '₹' : '$';
