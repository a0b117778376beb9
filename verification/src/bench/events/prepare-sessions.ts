import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Booking, Destination, LoginAnswer, TourPackage } from '@wayfarer/contracts';

const PASSWORD = 'a fine long password';
const PRICE = 1999.99;
/** A PNG of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const createAdmin = fileURLToPath(import.meta.resolve('@wayfarer/api/commands/create-admin'));
const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const formOf = (fields: Record<string, string>, picture: string): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(picture, new Blob([PICTURE], { type: 'image/png' }), 'picture.png');
  return form;
};

const send = async <Answer>(url: string, body: object | FormData, token: string): Promise<Answer> => {
  const isForm = body instanceof FormData;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(isForm ? {} : { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  });
  const answered: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(answered)}`);
  return answered as Answer;
};

const addPackage = async (api: string, token: string): Promise<TourPackage> => {
  const place = { name: 'Hampi', country: 'India', description: 'Boulders and banana groves.' };
  const { newDestination } = await send<{ newDestination: Destination }>(`${api}/api/destination`, formOf(place, 'image'), token);
  const fields = {
    title: 'Hampi at walking pace',
    destination: newDestination._id,
    description: 'Three unhurried days.',
    itinerary: JSON.stringify(['There', 'Back']),
    price: String(PRICE),
    availableFrom: dayFromNow(-2),
    availableTo: dayFromNow(365),
  };
  return (await send<{ newPackage: TourPackage }>(`${api}/api/package/add`, formOf(fields, 'images'), token)).newPackage;
};

/** Bookings that were paid at the provider a moment ago, of which the API has not heard yet: the ids of their sessions. */
export const prepareSessions = async (
  count: number,
  { api, provider, key, env }: { api: string; provider: string; key: string; env: Record<string, string> },
): Promise<string[]> => {
  const made = spawnSync(process.execPath, [createAdmin, 'operator', 'operator@example.com'], { env, input: PASSWORD });
  if (made.status !== 0) throw new Error(String(made.stderr));
  const login = { username: 'operator', password: PASSWORD };
  const { token, userId } = await send<LoginAnswer>(`${api}/api/auth/login`, login, '');
  const { _id: packageId } = await addPackage(api, token);
  const sessions: string[] = [];
  while (sessions.length < count) {
    const order = { userId, packageId, totalPersons: 1, travelDate: dayFromNow(30), totalAmount: PRICE };
    const { booking } = await send<{ booking: Booking }>(`${api}/api/booking`, order, token);
    const { sessionId } = await send<{ sessionId: string }>(`${api}/api/payment`, { userId, bookingId: booking._id }, token);
    await send(`${provider}/_sandbox/pay`, { session: sessionId, card: '4242424242424242' }, key);
    sessions.push(sessionId);
  }
  return sessions;
};
