import { lazy, type ReactNode, Suspense } from 'react';
import { siteSettings } from '../site-settings.ts';
import { loadPart } from '../ui/browser/load-part.ts';
import { useBrowserValue } from '../ui/browser/use-browser-value.ts';

const load = () => import('./currency-parts.tsx');
const AboutAmount = lazy(async () => ({ default: (await loadPart(load)).AboutAmount }));
const PaidInRupees = lazy(async () => ({ default: (await loadPart(load)).PaidInRupees }));
const CurrencyChoice = lazy(async () => ({ default: (await loadPart(load)).CurrencyChoice }));

const yes = (): boolean => true;

/**
 * Keeps the room of what is shown once the code is there: a page that is served knows no reader. Nothing
 * where the site has no rates.
 */
const Room = ({ className, children }: { className: string; children: ReactNode }) => {
  const isBrowser = useBrowserValue(yes, false);
  return siteSettings.currencies === undefined ? null : (
    <span className={className}>{isBrowser ? <Suspense>{children}</Suspense> : null}</span>
  );
};

// early.js names the chosen currency at the root before the first picture, so that nothing moves later.
const line = 'hidden min-h-5 in-data-currency:block';

/** About how much an amount in rupees is in the currency that the reader has chosen, on a line of its own. */
export const AboutPrice = ({ rupees }: { rupees: number }) => (
  <Room className={`${line} figures font-normal text-ink-soft text-small`}>
    <AboutAmount rupees={rupees} />
  </Room>
);

/** Says once on a page that it is paid in rupees, to who has chosen another currency. */
export const PayInRupees = ({ rupees }: { rupees?: number }) => (
  <Room className={`${line} text-ink-soft text-small`}>
    <PaidInRupees rupees={rupees} />
  </Room>
);

/** The choice of a currency, in the foot of a page. */
export const CurrencyPlace = () => (
  <Room className="block min-h-19 noscript:hidden">
    <CurrencyChoice />
  </Room>
);
