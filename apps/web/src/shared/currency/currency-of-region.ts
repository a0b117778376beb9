const EURO_REGIONS = 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK'.split(' ');

const currencyOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(EURO_REGIONS.map((region) => [region, 'EUR'])),
  US: 'USD',
  GB: 'GBP',
  AE: 'AED',
  SA: 'SAR',
  EG: 'EGP',
  AU: 'AUD',
  CA: 'CAD',
  SG: 'SGD',
  CH: 'CHF',
  LI: 'CHF',
  JP: 'JPY',
  CN: 'CNY',
};

/** The currency of the region that a browser's language names, as 'EUR' for 'de-AT'; undefined for 'de'. */
export const currencyOfRegion = (language: string): string | undefined => {
  const region = /^[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Z]{2})\b/.exec(language)?.[1];
  return region === undefined ? undefined : currencyOf[region];
};
