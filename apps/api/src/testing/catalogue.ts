import { addDays, calendarDateAt, type Destination, type PriceField, type Prices, type TourPackage } from '@wayfarer/contracts';
import type { Account } from './accounts.ts';
import { samplePicture } from './samples/sample-picture.ts';
import type { TestApi } from './start-test-api.ts';

/** Today in the site's time zone, by the clock of the test. */
export const todayOf = (api: TestApi): string => calendarDateAt(api.clock.now(), api.dependencies.config.SITE_TIME_ZONE);

/** Adds a destination through the admin's own call. */
export const addDestination = async (api: TestApi, admin: Account, name = 'Hampi'): Promise<Destination> => {
  const { body } = await api.request
    .post('/api/destination')
    .set(admin.bearer)
    .field({ name, country: 'India', description: `${name}, boulders and banana groves.` })
    .attach('image', await samplePicture(), 'picture.jpg')
    .expect(201);
  return body.newDestination;
};

export type PackageFields = {
  title?: string;
  destination?: string;
  description?: string;
  itinerary?: string;
  price?: string;
  availableFrom?: string;
  availableTo?: string;
  cancellationPolicy?: string;
  capacity?: string;
  taxPercent?: string;
  schedule?: string;
  asks?: string;
  ownQuestions?: string;
  facts?: string;
  translations?: string;
  isDraft?: string;
  version?: string;
} & { [Field in PriceField]?: string };

/** What a package charges, as the fields of its form. */
export const priceFormOf = ({ price, ...fields }: Prices): PackageFields => ({
  price: String(price),
  ...Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, JSON.stringify(value)])),
});

/** The text fields of a valid package form, bookable for a year from today. */
export const packageFields = (api: TestApi, destination: string, fields: PackageFields = {}): Record<string, string> => ({
  title: 'Hampi at walking pace',
  destination,
  description: 'Three unhurried days.',
  itinerary: JSON.stringify(['Arrive in Hospet', 'Vittala temple, at dawn', 'Coracle on the river']),
  price: '1999.99',
  availableFrom: todayOf(api),
  availableTo: addDays(todayOf(api), 365),
  ...fields,
});

/** Adds a package through the admin's own call, with its destination unless one is named. */
export const addTourPackage = async (
  api: TestApi,
  admin: Account,
  fields: PackageFields = {},
  pictures = 0,
): Promise<TourPackage> => {
  const destination = fields.destination ?? (await addDestination(api, admin))._id;
  const call = api.request
    .post('/api/package/add')
    .set(admin.bearer)
    .field(packageFields(api, destination, fields));
  for (let index = 0; index < pictures; index += 1) call.attach('images', await samplePicture(), `${index}.jpg`);
  const { body } = await call.expect(201);
  return body.newPackage;
};
