import { setTimeout as pause } from 'node:timers/promises';
import type { TourPackage } from '@wayfarer/contracts';
import type { Account, Browser } from '../browser.ts';
import { packageForm } from '../prepare-product.ts';
import type { Violation } from './violation.ts';

/** Milliseconds that another process may go on answering what it has in memory. */
const LONGEST_MEMORY = 5000;

const priceAt = async (address: string, id: string): Promise<number | null> => {
  const answer = await fetch(`${address}/api/package/${id}`).catch(() => null);
  return answer?.ok ? ((await answer.json()) as TourPackage).price : null;
};

/** The price that is told, as soon as it is the right one. */
const priceBefore = async (until: number, address: string, id: string, right: number): Promise<number | null> => {
  for (;;) {
    const told = await priceAt(address, id);
    if (told === right || Date.now() > until) return told;
    await pause(100);
  }
};

/** Whether every process still hears of what another one changes: a price is edited through one, and read from each. */
export const judgeCatalogue = async (
  browser: Browser,
  admin: Account,
  { _id, destination, capacity }: TourPackage,
  addresses: readonly string[],
): Promise<Violation[]> => {
  const found: Violation[] = [];
  for (const price of ['321.99', '432.99']) {
    // What is asked for beforehand is in everybody's memory.
    await Promise.all(addresses.map((address) => priceAt(address, _id)));
    const body = packageForm(destination._id, price, capacity === null ? '' : String(capacity));
    await browser.ask({ method: 'PUT', path: `/api/package/${_id}`, by: admin, body });
    for (const address of addresses) {
      const told = await priceBefore(Date.now() + LONGEST_MEMORY, address, _id, Number(price));
      if (told !== Number(price))
        found.push({ invariant: 'catalogue', sentence: `${address} tells ${told} instead of ${price}` });
    }
  }
  return found;
};
