import { type APIRequestContext, expect } from '@playwright/test';
import type { Destination } from '@wayfarer/contracts';
import { picture } from '../../catalogue.ts';
import type { Session } from '../../sessions.ts';
import { bearer } from '../../trips.ts';
import type { Filled } from './entity-payloads.ts';

const PLACE = ['name', 'country', 'description'];
const TOUR = ['title', 'description', 'itinerary[]'];

// Editing uses the form for adding.
export const filled: Filled = { addDestination: PLACE, editDestination: PLACE, addTourPackage: TOUR, editTourPackage: TOUR };

export const addPlace = async (request: APIRequestContext, admin: Session, text: string): Promise<Destination | null> => {
  const multipart = { name: text, country: text, description: text, image: picture };
  const answer = await request.post('/api/destination', { headers: bearer(admin), multipart });
  // Refused with an error at each field, or stored.
  if (answer.status() === 400) {
    expect(Object.keys((await answer.json()).details)).toEqual(PLACE);
    return null;
  }
  expect(answer.status(), `${JSON.stringify(text)}: ${await answer.text()}`).toBe(201);
  return ((await answer.json()) as { newDestination: Destination }).newDestination;
};
