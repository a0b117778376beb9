import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator } from '@playwright/test';
import type { TourPackage } from '@wayfarer/contracts';
import { addDestination, addTour, newPlaceName } from './catalogue.ts';
import type { Session } from './sessions.ts';
import { bearer } from './trips.ts';

export const newCode = (): string => `E2E-${randomUUID().slice(0, 8).toUpperCase()}`;

/**
 * At a place of its own: leaves on these days, ₹10,000.00, half of it for a child, with an extra for each
 * person.
 */
export const addPricedTour = async (
  request: APIRequestContext,
  admin: Session,
  { days, seats }: { days: readonly string[]; seats: number },
): Promise<TourPackage> => {
  const place = newPlaceName();
  const destination = await addDestination(request, admin, place, 'India');
  return addTour(request, admin, destination, `${place} with children`, {
    price: '10000',
    capacity: String(seats),
    schedule: JSON.stringify({ rules: [], added: days, closed: [] }),
    categories: JSON.stringify([
      { id: 'adult', name: 'Adult', minAge: 12, alone: true },
      { id: 'child', name: 'Child', minAge: 2, maxAge: 11, price: 5000 },
    ]),
    extras: JSON.stringify([{ id: 'transfer', name: 'Airport transfer', price: 800, per: 'person' }]),
  });
};

/** A promotion code that takes a tenth off. */
export const addCode = async (request: APIRequestContext, admin: Session): Promise<string> => {
  const code = newCode();
  const answer = await request.post('/api/code', { headers: bearer(admin), data: { code, percent: 10 } });
  expect(answer.status(), await answer.text()).toBe(201);
  return code;
};

/**
 * 'Adult 3 × ₹10,000.00 ₹30,000.00': the rows of a list of prices that end with an amount, without the total.
 */
export const linesIn = async (list: Locator): Promise<string[]> => {
  const rows = await list.locator(':scope > div').allInnerTexts();
  return rows.map((row) => row.replaceAll(/\s+/g, ' ').trim()).filter((row) => /^(?!Total).*₹[\d,]+\.\d\d$/.test(row));
};
