import { addDays, type Booking, type TourPackage, type Wait } from '@wayfarer/contracts';
import { offerWaitingSeats } from '../../features/waitlist/index.ts';
import type { Account } from '../accounts.ts';
import { todayOf } from '../catalogue.ts';
import { limitedTo } from '../seats.ts';
import { somePackage } from '../stored-data/row-ids.ts';
import type { Changes, ErrorCases, Reads } from './every-case.ts';
import { about, UNKNOWN, type World } from './world.ts';

type Needs = Pick<World, 'api' | 'admin' | 'traveller' | 'tourPackage' | 'book' | 'cancel'>;
type Full = { readonly tourPackage: TourPackage; readonly booking: Booking; readonly wait: Wait };

const dayOf = ({ api }: Pick<World, 'api'>): string => addDays(todayOf(api), 10);
const join = (world: Needs, id: string, by: Account = world.traveller) =>
  world.api.request
    .post(`/api/package/${id}/waitlist`)
    .set(by.bearer)
    .send({ travelDate: dayOf(world), totalPersons: 2 });
const leave = (world: Needs, id: string) =>
  world.api.request.delete(`/api/package/${id}/waitlist?day=${dayOf(world)}`).set(world.traveller.bearer);
const close = (world: Needs, id: string) =>
  world.api.request
    .put(`/api/departure/${id}/${dayOf(world)}`)
    .set(world.admin.bearer)
    .send({ isClosed: true })
    .expect(200);
const asStaff = (world: Needs, method: 'post' | 'delete', id: string, entry: string) =>
  world.api.request[method](`/api/departure/${id}/${dayOf(world)}/waitlist/${entry}`).set(world.admin.bearer);
const byLink = ({ api }: Pick<World, 'api'>, path: string, token: string, fields: object = {}) =>
  api.request.post(`/api/waitlist/offer${path}`).send({ token, ...fields });

const fill = async (world: Needs): Promise<Omit<Full, 'wait'>> => {
  const tourPackage = await limitedTo(world.api, world as World, 2);
  return { tourPackage, booking: await world.book({ of: tourPackage }) };
};
/** A full departure for which the traveller waits. */
const waiting = async (world: Needs): Promise<Full> => {
  const full = await fill(world);
  return { ...full, wait: (await join(world, full.tourPackage._id).expect(201)).body };
};
/** One whose seats are offered to the traveller, with the token of their link. */
const offered = async (world: Needs): Promise<Full & { token: string }> => {
  const full = await waiting(world);
  await world.cancel(full.booking).expect(200);
  await offerWaitingSeats(world.api.dependencies);
  const { body } = await world.api.request.get('/api/waitlist').set(world.traveller.bearer).expect(200);
  const found = (body as Wait[]).find(({ _id }) => _id === full.wait._id);
  return { ...full, token: found?.offer?.token ?? '' };
};
const bookedFrom = async (world: Needs) => {
  const full = await offered(world);
  await byLink(world, '', full.token, { totalAmount: full.tourPackage.price * 2 }).expect(201);
  return full;
};
const NO_TOKEN = 'x'.repeat(43);

export const errorCases: ErrorCases = {
  joinWaitlist: {
    NOT_FOUND: (world) => join(world, UNKNOWN),
    PACKAGE_NOT_BOOKABLE: async (world) => {
      const { tourPackage } = await fill(world);
      await close(world, tourPackage._id);
      return join(world, tourPackage._id);
    },
    CONFLICT: (world) => join(world, world.tourPackage._id),
  },
  leaveWaitlist: {
    VALIDATION: ({ api, traveller, tourPackage }) =>
      api.request.delete(`/api/package/${tourPackage._id}/waitlist`).set(traveller.bearer),
    NOT_FOUND: (world) => leave(world, world.tourPackage._id),
    CONFLICT: async (world) => leave(world, (await bookedFrom(world)).tourPackage._id),
  },
  openOffer: { LINK_INVALID: (world) => byLink(world, '/open', NO_TOKEN) },
  bookOffer: {
    LINK_INVALID: (world) => byLink(world, '', NO_TOKEN, { totalAmount: 1 }),
    PACKAGE_NOT_BOOKABLE: async (world) => {
      const { tourPackage, token } = await offered(world);
      await close(world, tourPackage._id);
      return byLink(world, '', token, { totalAmount: 1 });
    },
    PRICE_CHANGED: async (world) => byLink(world, '', (await offered(world)).token, { totalAmount: 1 }),
    CONFLICT: async (world) => byLink(world, '', (await bookedFrom(world)).token, { totalAmount: 1 }),
  },
  declineOffer: {
    LINK_INVALID: (world) => byLink(world, '/decline', NO_TOKEN),
    CONFLICT: async (world) => byLink(world, '/decline', (await bookedFrom(world)).token),
  },
  listWaitlist: {
    NOT_FOUND: ({ api, admin }) => api.request.get(`/api/departure/${UNKNOWN}/2027-01-01/waitlist`).set(admin.bearer),
  },
  offerSeats: {
    NOT_FOUND: (world) => asStaff(world, 'post', world.tourPackage._id, UNKNOWN),
    CONFLICT: async (world) => {
      const { tourPackage, wait } = await waiting(world);
      return asStaff(world, 'post', tourPackage._id, wait._id);
    },
  },
  removeFromWaitlist: {
    NOT_FOUND: (world) => asStaff(world, 'delete', world.tourPackage._id, UNKNOWN),
    CONFLICT: async (world) => {
      const { tourPackage, wait } = await bookedFrom(world);
      return asStaff(world, 'delete', tourPackage._id, wait._id);
    },
  },
};

export const changes: Changes = {
  joinWaitlist: async (world) => ({ answer: await join(world, (await fill(world)).tourPackage._id, world.admin) }),
  leaveWaitlist: async (world) => {
    const { tourPackage } = await fill(world);
    await join(world, tourPackage._id, world.admin).expect(201);
    const path = `/api/package/${tourPackage._id}/waitlist?day=${dayOf(world)}`;
    return { answer: await world.api.request.delete(path).set(world.admin.bearer) };
  },
  offerSeats: async (world) => {
    const { tourPackage, booking, wait } = await waiting(world);
    await world.cancel(booking).expect(200);
    return about(tourPackage._id, asStaff(world, 'post', tourPackage._id, wait._id));
  },
  removeFromWaitlist: async (world) => {
    const { tourPackage, wait } = await waiting(world);
    return about(tourPackage._id, asStaff(world, 'delete', tourPackage._id, wait._id));
  },
};

export const reads: Reads = {
  listWaits: {},
  listWaitlist: { id: () => somePackage, queries: [''] },
};
