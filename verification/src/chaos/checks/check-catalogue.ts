import { setTimeout as pause } from 'node:timers/promises';
import type { TourPackage } from '@wayfarer/contracts';
import { type Violation, violation } from '../../invariants/violation.ts';
import type { Account, HttpClient } from '../../product/http-client.ts';
import { changePrice } from '../change-prices.ts';

/** Milliseconds that another process may go on answering what it has in memory. */
const MAX_MEMORY_MS = 5000;

const priceAt = async (address: string, id: string): Promise<number | null> => {
  const answer = await fetch(`${address}/api/package/${id}`).catch(() => null);
  return answer?.ok ? ((await answer.json()) as TourPackage).price : null;
};

/** The price that is answered, as soon as it is the right one. */
const priceOnceRight = async (address: string, id: string, right: number): Promise<number | null> => {
  const until = Date.now() + MAX_MEMORY_MS;
  for (;;) {
    const price = await priceAt(address, id);
    if (price === right || Date.now() > until) return price;
    await pause(100);
  }
};

/**
 * Whether every process still hears of what another one changes: a price is changed through one, and read
 * from each.
 */
export const checkCatalogue = async (
  client: HttpClient,
  admin: Account,
  tourPackage: TourPackage,
  addresses: readonly string[],
): Promise<Violation[]> => {
  const found: Violation[] = [];
  for (const right of ['321.99', '432.99']) {
    // What is asked for beforehand is in everybody's memory.
    await Promise.all(addresses.map((address) => priceAt(address, tourPackage._id)));
    await changePrice(client, admin, tourPackage, right);
    for (const address of addresses) {
      const price = await priceOnceRight(address, tourPackage._id, Number(right));
      if (price !== Number(right)) found.push(violation('catalogue', `${address} answers ${price} instead of ${right}`));
    }
  }
  return found;
};
