import { addDays, tourPackageSortSchema } from '@wayfarer/contracts';
import { addDestination, addTourPackage, packageFields } from '../catalogue.ts';
import { samplePicture } from '../sample-picture.ts';
import { hexIdOf } from '../stored-data/row-ids.ts';
import type { Changes, ErrorCases, Reads } from './every-case.ts';
import { about, UNKNOWN, type World } from './world.ts';

const badami = { name: 'Badami', country: 'India', description: 'Red cliffs around a green lake.' };
const place = { name: 'Hampi', country: 'India', description: 'Boulders.' };
const trip = ({ api, tourPackage }: World) => packageFields(api, tourPackage.destination._id);
const tooLarge = () => Buffer.alloc(9 * 1024 * 1024);

/** A form with pictures that is too large, and one that is no form. */
const wrongForms = (method: 'post' | 'put', pathOf: (world: World) => string, field: string) => ({
  PAYLOAD_TOO_LARGE: (world: World) =>
    world.api.request[method](pathOf(world))
      .set(world.admin.bearer)
      .attach(field, tooLarge(), 'large.png')
      .then((response) => response),
  UNSUPPORTED_MEDIA_TYPE: (world: World) =>
    world.api.request[method](pathOf(world))
      .set(world.admin.bearer)
      .type('text/plain')
      .send('hello')
      .then((response) => response),
});
const destinationPath = ({ tourPackage }: World) => `/api/destination/${tourPackage.destination._id}`;
const packagePath = ({ tourPackage }: World) => `/api/package/${tourPackage._id}`;

export const errorCases: ErrorCases = {
  listDestinations: { VALIDATION: ({ api }) => api.request.get('/api/destination?limit=0') },
  findDestination: {
    VALIDATION: ({ api }) => api.request.get('/api/destination/nowhere'),
    NOT_FOUND: ({ api }) => api.request.get(`/api/destination/${UNKNOWN}`),
  },
  addDestination: {
    VALIDATION: ({ api, admin }) => api.request.post('/api/destination').set(admin.bearer).field(place),
    ...wrongForms('post', () => '/api/destination', 'image'),
  },
  editDestination: {
    VALIDATION: (world) => world.api.request.put(destinationPath(world)).set(world.admin.bearer).field({ name: 'Only this' }),
    NOT_FOUND: ({ api, admin }) => api.request.put(`/api/destination/${UNKNOWN}`).set(admin.bearer).field(place),
    CONFLICT: (world) =>
      world.api.request
        .put(destinationPath(world))
        .set(world.admin.bearer)
        .field({ ...place, version: 99 }),
    ...wrongForms('put', destinationPath, 'image'),
  },
  deleteDestination: {
    VALIDATION: ({ api, admin }) => api.request.delete('/api/destination/nowhere').set(admin.bearer),
    NOT_FOUND: ({ api, admin }) => api.request.delete(`/api/destination/${UNKNOWN}`).set(admin.bearer),
    DESTINATION_IN_USE: (world) => world.api.request.delete(destinationPath(world)).set(world.admin.bearer),
  },
  restoreDestination: {
    VALIDATION: ({ api, admin }) => api.request.put('/api/destination/restore/nowhere').set(admin.bearer),
    NOT_FOUND: (world) =>
      world.api.request.put(destinationPath(world).replace('/destination/', '/destination/restore/')).set(world.admin.bearer),
  },
  listTourPackages: { VALIDATION: ({ api }) => api.request.get('/api/package?minPrice=abc') },
  filterTourPackages: { VALIDATION: ({ api }) => api.request.get('/api/package/filter?minPrice=abc') },
  countTourPackages: { VALIDATION: ({ api }) => api.request.get('/api/package/counts?minPrice=abc') },
  listSeats: {
    VALIDATION: ({ api, tourPackage }) => api.request.get(`/api/package/${tourPackage._id}/seats?from=2027-01-01`),
    NOT_FOUND: ({ api }) => api.request.get(`/api/package/${UNKNOWN}/seats?from=2027-01-01&to=2027-01-31`),
  },
  findTourPackage: {
    VALIDATION: ({ api }) => api.request.get('/api/package/none'),
    NOT_FOUND: ({ api }) => api.request.get(`/api/package/${UNKNOWN}`),
  },
  listSimilarTourPackages: {
    VALIDATION: ({ api }) => api.request.get('/api/package/none/similar'),
    NOT_FOUND: ({ api }) => api.request.get(`/api/package/${UNKNOWN}/similar`),
  },
  addTourPackage: {
    VALIDATION: async (world) =>
      world.api.request
        .post('/api/package/add')
        .set(world.admin.bearer)
        .field({ ...trip(world), price: '-1' })
        .attach('images', await samplePicture(), 'a.jpg'),
    ...wrongForms('post', () => '/api/package/add', 'images'),
  },
  editTourPackage: {
    VALIDATION: (world) => world.api.request.put(packagePath(world)).set(world.admin.bearer).field({ title: 'Only this' }),
    NOT_FOUND: (world) => world.api.request.put(`/api/package/${UNKNOWN}`).set(world.admin.bearer).field(trip(world)),
    CONFLICT: (world) =>
      world.api.request
        .put(packagePath(world))
        .set(world.admin.bearer)
        .field({ ...trip(world), version: 99 }),
    ...wrongForms('put', packagePath, 'images'),
  },
  deleteTourPackage: {
    VALIDATION: ({ api, admin }) => api.request.delete('/api/package/none').set(admin.bearer),
    NOT_FOUND: ({ api, admin }) => api.request.delete(`/api/package/${UNKNOWN}`).set(admin.bearer),
  },
  listWithdrawnPackages: {
    VALIDATION: ({ api, admin }) => api.request.get('/api/package/withdrawn?limit=0').set(admin.bearer),
  },
  restoreTourPackage: {
    VALIDATION: ({ api, admin }) => api.request.put('/api/package/restore/none').set(admin.bearer),
    NOT_FOUND: ({ api, admin, tourPackage }) => api.request.put(`/api/package/restore/${tourPackage._id}`).set(admin.bearer),
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
    return about(_id, api.request.put(`/api/package/${_id}`).set(admin.bearer).field(fields));
  },
  deleteTourPackage: async ({ api, admin }) => {
    const { _id } = await addTourPackage(api, admin);
    return about(_id, api.request.delete(`/api/package/${_id}`).set(admin.bearer));
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

const aDay = (ahead: number): string => addDays(new Date().toISOString().slice(0, 10), ahead);

const ordered = ['name', '-name', 'country', '-country'].flatMap((sort) => [`sort=${sort}`, `search=ham&sort=${sort}`]);

export const reads: Reads = {
  listDestinations: { queries: ['', 'sort=booked&limit=12', ...ordered, 'search=ind%20leh'] },
  findDestination: { id: () => hexIdOf('destination', 0) },
  listTourPackages: { queries: ['', 'limit=1'] },
  filterTourPackages: {
    queries: [
      ...tourPackageSortSchema.options.map((sort) => `sort=${sort}`),
      'title=am',
      'title=hampi&minPrice=1&maxPrice=5000',
      'minPrice=1',
      'availableFrom=2026-01-01',
      'availableTo=2036-01-01',
      'minDays=3&maxDays=5',
      `month=${aDay(40).slice(0, 7)}&offered=now&sort=recommended`,
      ...['title', 'price', '-price', 'soonest'].map((sort) => `availableFrom=${aDay(30)}&availableTo=${aDay(37)}&sort=${sort}`),
      `destination=${UNKNOWN}`,
    ],
  },
  countTourPackages: { queries: ['', 'title=hampi&offered=now', 'title=hamqi'] },
  findTourPackage: { id: () => hexIdOf('tourPackage', 0) },
  listWithdrawnPackages: { queries: ['', 'limit=1', 'title=hampi', 'title=am'] },
  listSimilarTourPackages: { id: () => hexIdOf('tourPackage', 0) },
  listSeats: { id: () => hexIdOf('tourPackage', 0), queries: ['from=2026-01-01&to=2026-12-31'] },
};
