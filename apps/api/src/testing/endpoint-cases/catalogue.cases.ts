import { csvLineOf, NO_EFFECT_ACCEPTED, tourPackageSortSchema } from '@wayfarer/contracts';
import { addDestination, addTourPackage, packageFields } from '../catalogue.ts';
import { samplePicture } from '../samples/sample-picture.ts';
import { someDestination, someDraft, somePackage } from '../stored-data/row-ids.ts';
import { aDay } from './a-day.ts';
import type { Changes, ErrorCases, Reads } from './every-case.ts';
import { about, UNKNOWN, type World } from './world.ts';

const badami = { name: 'Badami', country: 'India', description: 'Red cliffs around a green lake.' };
const place = { name: 'Hampi', country: 'India', description: 'Boulders.' };
const trip = ({ api, tourPackage }: World) => packageFields(api, tourPackage.destination._id);
const destinationPath = ({ tourPackage }: World) => `/api/destination/${tourPackage.destination._id}`;
const packagePath = ({ tourPackage }: World) => `/api/package/${tourPackage._id}`;

export const errorCases: ErrorCases = {
  editDestination: {
    NOT_FOUND: ({ api, admin }) => api.request.put(`/api/destination/${UNKNOWN}`).set(admin.bearer).field(place),
    CONFLICT: (world) =>
      world.api.request
        .put(destinationPath(world))
        .set(world.admin.bearer)
        .field({ ...place, version: 99 }),
  },
  deleteDestination: {
    DESTINATION_IN_USE: (world) => world.api.request.delete(destinationPath(world)).set(world.admin.bearer),
  },
  restoreDestination: {
    NOT_FOUND: (world) =>
      world.api.request.put(destinationPath(world).replace('/destination/', '/destination/restore/')).set(world.admin.bearer),
  },
  countTourPackages: { VALIDATION: ({ api }) => api.request.get('/api/package/counts?minPrice=abc') },
  addTourPackage: {
    VALIDATION: async (world) =>
      world.api.request
        .post('/api/package/add')
        .set(world.admin.bearer)
        .field({ ...trip(world), price: '-1' })
        .attach('images', await samplePicture(), 'a.jpg'),
  },
  editTourPackage: {
    NOT_FOUND: (world) => world.api.request.put(`/api/package/${UNKNOWN}`).set(world.admin.bearer).field(trip(world)),
    CONFLICT: (world) =>
      world.api.request
        .put(packagePath(world))
        .set(world.admin.bearer)
        .field({ ...trip(world), version: 99 }),
    EFFECT_NOT_ACCEPTED: (world) =>
      world.api.request
        .put(packagePath(world))
        .set(world.admin.bearer)
        .field({ ...trip(world), price: '1', acceptedEffect: NO_EFFECT_ACCEPTED }),
  },
  restoreTourPackage: {
    CONFLICT: async ({ api, admin }) => {
      const { _id, destination } = await addTourPackage(api, admin);
      await api.request.delete(`/api/package/${_id}`).set(admin.bearer).expect(200);
      await api.request.delete(`/api/destination/${destination._id}`).set(admin.bearer).expect(200);
      return api.request.put(`/api/package/restore/${_id}`).set(admin.bearer);
    },
  },
};

export const changes: Changes = {
  addDestination: async ({ api, admin }) => {
    const call = api.request.post('/api/destination').set(admin.bearer).field(badami);
    const answer = await call.attach('image', await samplePicture(), 'picture.jpg');
    return { answer, id: answer.body.newDestination._id };
  },
  editDestination: async ({ api, admin }) => {
    const { _id } = await addDestination(api, admin, 'Aihole');
    return about(_id, api.request.put(`/api/destination/${_id}`).set(admin.bearer).field(badami));
  },
  deleteDestination: async ({ api, admin }) => {
    const { _id } = await addDestination(api, admin, 'Bijapur');
    return about(_id, api.request.delete(`/api/destination/${_id}`).set(admin.bearer));
  },
  addTourPackage: async ({ api, admin }) => {
    const { _id } = await addDestination(api, admin, 'Bidar');
    const answer = await api.request.post('/api/package/add').set(admin.bearer).field(packageFields(api, _id));
    return { answer, id: answer.body.newPackage._id };
  },
  editTourPackage: async ({ api, admin }) => {
    const { _id, destination } = await addTourPackage(api, admin);
    const fields = packageFields(api, destination._id, { price: '2499.50' });
    const checked = { ...fields, acceptedEffect: NO_EFFECT_ACCEPTED };
    return about(_id, api.request.put(`/api/package/${_id}`).set(admin.bearer).field(checked));
  },
  deleteTourPackage: async ({ api, admin }) => {
    const { _id } = await addTourPackage(api, admin);
    return about(_id, api.request.delete(`/api/package/${_id}`).set(admin.bearer));
  },
  importTourPackages: async ({ api, admin }) => {
    const { name, country } = await addDestination(api, admin, 'Lothal');
    const head = csvLineOf(['Package', 'Destination', 'Available', 'Price', 'Description', 'Itinerary']);
    const line = csvLineOf([
      'Caves',
      `${name}, ${country}`,
      '2027-01-01 to 2027-12-31',
      { amount: 100 },
      'Red cliffs.',
      'Arrive',
    ]);
    const call = api.request.post('/api/package/import').set(admin.bearer).field('dryRun', 'false');
    const answer = await call.attach('file', Buffer.from(head + line), 'packages.csv');
    const { body } = await api.request.get('/api/package/drafts?limit=1').set(admin.bearer).expect(200);
    return { answer, id: body[0]?._id };
  },
  restoreDestination: async ({ api, admin }) => {
    const { _id } = await addDestination(api, admin, 'Belur');
    await api.request.delete(`/api/destination/${_id}`).set(admin.bearer).expect(200);
    return about(_id, api.request.put(`/api/destination/restore/${_id}`).set(admin.bearer));
  },
  restoreTourPackage: async ({ api, admin }) => {
    const { _id } = await addTourPackage(api, admin);
    await api.request.delete(`/api/package/${_id}`).set(admin.bearer).expect(200);
    return about(_id, api.request.put(`/api/package/restore/${_id}`).set(admin.bearer));
  },
};

const ordered = ['name', '-name', 'country', '-country'].flatMap((sort) => [`sort=${sort}`, `search=ham&sort=${sort}`]);

export const reads: Reads = {
  listDestinations: { queries: ['', 'sort=booked&limit=12', ...ordered, 'search=ind%20leh'] },
  findDestination: { id: () => someDestination },
  listTourPackages: { queries: ['', 'limit=1'] },
  filterTourPackages: {
    queries: [
      ...tourPackageSortSchema.options.map((sort) => `sort=${sort}`),
      'title=am',
      'title=hampi&minPrice=1&maxPrice=5000',
      'minPrice=1',
      `availableFrom=${aDay(-330)}`,
      `availableTo=${aDay(3650)}`,
      'minDays=3&maxDays=5',
      `month=${aDay(40).slice(0, 7)}&offered=now&sort=recommended`,
      ...['title', 'price', '-price', 'soonest'].map((sort) => `availableFrom=${aDay(30)}&availableTo=${aDay(37)}&sort=${sort}`),
      `destination=${UNKNOWN}`,
    ],
  },
  countTourPackages: { queries: ['', 'title=hampi&offered=now', 'title=hamqi'] },
  findTourPackage: { id: () => somePackage },
  listWithdrawnPackages: { queries: ['', 'limit=1', 'title=hampi', 'title=am'] },
  listWholePackages: { queries: ['', 'limit=1', 'title=hampi&sort=-price'] },
  listDraftPackages: { queries: ['', 'limit=1'] },
  findDraftPackage: { id: () => someDraft },
  listBookedDays: { id: () => somePackage },
  listSimilarTourPackages: { id: () => somePackage },
};
