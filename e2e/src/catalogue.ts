import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Destination, TourPackage } from '@wayfarer/contracts';
import type { Session } from './sessions.ts';
import { bearer, dayFromNow } from './trips.ts';

/** A PNG of 60 × 40 sand-coloured pixels. */
const SAND =
  'iVBORw0KGgoAAAANSUhEUgAAADwAAAAoCAIAAAAt2Q6oAAAAQ0lEQVR4nO3OAQkAIBAAMfunMI8xTGIM72GwAFv37HHW94F0mLS0dIC0tHSAtLR0gLS0dIC0tHSAtLR0gLS0dMDI9AORlom8+v3rTQAAAABJRU5ErkJggg==';
export const picture = { name: 'beach.png', mimeType: 'image/png', buffer: Buffer.from(SAND, 'base64') };

/** A name unique to this run: an aborted run may have left its destinations behind. */
export const newPlaceName = (): string => `Gokarna ${randomBytes(3).toString('hex')}`;

export const addDestination = async (
  request: APIRequestContext,
  admin: Session,
  name: string,
  text: string,
): Promise<Destination> => {
  const multipart = { name, country: text.slice(0, 100), description: text, image: picture };
  const answer = await request.post('/api/destination', { headers: bearer(admin), multipart });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { newDestination: Destination }).newDestination;
};

export const addTour = async (
  request: APIRequestContext,
  admin: Session,
  place: Pick<Destination, '_id'>,
  text: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<TourPackage> => {
  const multipart = {
    title: text.slice(0, 120),
    destination: place._id,
    description: text,
    itinerary: JSON.stringify([text, 'Home']),
    price: '100.10',
    availableFrom: dayFromNow(-30),
    availableTo: dayFromNow(120),
    images: picture,
    ...fields,
  };
  const answer = await request.post('/api/package/add', { headers: bearer(admin), multipart });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { newPackage: TourPackage }).newPackage;
};

/** Restores the catalogue. */
export const remove = async (request: APIRequestContext, admin: Session, ...paths: string[]): Promise<void> => {
  for (const path of paths) expect((await request.delete(path, { headers: bearer(admin) })).ok()).toBe(true);
};
