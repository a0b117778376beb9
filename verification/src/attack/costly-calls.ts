import { hexIdOf } from '@wayfarer/api/testing/stored-data/row-ids';
import { addDays, type CalendarDate } from '@wayfarer/contracts';
import type { Call } from './ask.ts';

const MAX_PICTURE_BYTES = 8 * 1024 * 1024;

/**
 * The form of a destination with the largest picture that is read: JPEG by its first bytes, and none by all
 * others.
 */
const formWithPicture = async (): Promise<{ type: string; body: Buffer }> => {
  const form = new FormData();
  for (const name of ['name', 'country', 'description']) form.set(name, 'A text');
  const picture = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(MAX_PICTURE_BYTES - 4, 7)]);
  form.set('image', new Blob([picture], { type: 'image/jpeg' }), 'a.jpg');
  const sent = new Response(form);
  return { type: sent.headers.get('content-type') ?? '', body: Buffer.from(await sent.arrayBuffer()) };
};

/**
 * The costly calls: the longest pages, searches that find much, sums, writes, hashes, files, vouchers, and
 * the largest picture; by the number of the caller.
 */
export const costlyCalls = async (
  admin: { readonly authorization: string },
  { userId, today }: { userId: string; today: CalendarDate },
): Promise<Readonly<Record<string, (caller: number) => Call>>> => {
  const asAdmin = (path: string) => (): Call => ({ path, headers: admin });
  // Another address each time, so that none is answered from memory.
  const filter = (query: string) => (caller: number) => ({
    path: `/api/package/filter?limit=100&minPrice=0.${100 + caller}&${query}`,
  });
  const [from, to] = [today, addDays(today, 399)];
  const post = (path: string, body: object): Call => ({
    path,
    headers: { ...admin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { type, body } = await formWithPicture();
  const picture: Call = { path: '/api/destination', headers: { ...admin, 'content-type': type }, body };
  const order = { userId, packageId: hexIdOf('tourPackage', 1), totalPersons: 1, travelDate: to, totalAmount: 0.01 };
  return {
    'packages by price': filter('sort=price'),
    'packages by a letter of the title': filter('title=a'),
    'packages by words of all texts': filter('words=days%20expedition'),
    'packages of a period': filter(`availableFrom=${from}&availableTo=${to}&sort=soonest`),
    'counts of a filter': (caller) => ({ path: `/api/package/counts?minPrice=0.${100 + caller}` }),
    'a package': (caller) => ({ path: `/api/package/${hexIdOf('tourPackage', caller)}` }),
    'packages like one': (caller) => ({ path: `/api/package/${hexIdOf('tourPackage', caller)}/similar` }),
    'the seats of 400 days': (caller) => ({
      path: `/api/package/${hexIdOf('tourPackage', caller)}/seats?from=${from}&to=${to}`,
    }),
    'the departures of 400 days': (caller) => ({
      path: `/api/package/${hexIdOf('tourPackage', caller)}/departures?from=${from}&to=${to}`,
    }),
    'all destinations': () => ({ path: '/api/destination' }),
    bookings: asAdmin('/api/booking?limit=100'),
    'bookings by words': asAdmin('/api/booking?limit=100&search=hampi%20tour'),
    'bookings by amount': asAdmin('/api/booking?limit=100&sort=-totalAmount&status=confirmed'),
    payments: asAdmin('/api/payment?limit=100'),
    'payments by a word': asAdmin('/api/payment?limit=100&search=india'),
    users: asAdmin('/api/auth/users?limit=100'),
    'users by a letter': asAdmin('/api/auth/users?limit=100&search=a'),
    'customers by two letters': asAdmin('/api/desk/customer?search=an'),
    'the dashboard': asAdmin('/api/dashboard'),
    'the movements of a month': asAdmin(`/api/invoice/movements?month=${today.slice(0, 7)}`),
    'a voucher': (caller) => ({ path: `/api/booking/voucher/${hexIdOf('booking', caller)}`, headers: admin }),
    'all that is kept about an account': asAdmin('/api/account/export'),
    'the largest file': () => ({ path: '/api/docs/swagger-ui-bundle.js' }),
    'a wrong login': (caller) => post('/api/auth/login', { username: `nobody-${caller}`, password: 'a wrong password' }),
    'an order that is refused': () => post('/api/booking', order),
    'a picture of 8 MB': () => picture,
  };
};
