import { siteSettings } from '../site-settings.ts';
import type { CurrencySign } from './format-money.ts';

/** The sign of the dashboard's revenue: `$` as written, `₹` where the operator asked for uniform signs. */
export const dashboardSign: CurrencySign = siteSettings.currencySigns === 'uniform' ? '₹' : '$';
