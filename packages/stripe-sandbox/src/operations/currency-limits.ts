/** Least and most that a card payment may come to, in minor units, as in Stripe's table of currencies. */
const limits: Record<string, { least: number; most: number }> = {
  inr: { least: 50, most: 999_999_999 },
  usd: { least: 50, most: 99_999_999 },
  eur: { least: 50, most: 99_999_999 },
  gbp: { least: 30, most: 99_999_999 },
};

export const knownCurrencies = Object.keys(limits);

export const findCurrencyLimits = (currency: string): { least: number; most: number } | null =>
  Object.hasOwn(limits, currency) ? (limits[currency] ?? null) : null;
