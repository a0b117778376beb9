import { todayOf } from '../catalogue.ts';
import type { Changes, ErrorCases, FreeTexts } from './every-case.ts';
import { about, UNKNOWN, type World } from './world.ts';

const change = ({ api, admin }: Pick<World, 'api' | 'admin'>, packageId: string, body: object) =>
  api.request
    .put(`/api/departure/${packageId}/${todayOf(api)}`)
    .set(admin.bearer)
    .send(body);

export const errorCases: ErrorCases = {
  listPackageDepartures: {
    VALIDATION: ({ api, tourPackage }) => api.request.get(`/api/package/${tourPackage._id}/departures?from=2027-01-01`),
    NOT_FOUND: ({ api }) => api.request.get(`/api/package/${UNKNOWN}/departures?from=2027-01-01&to=2027-01-31`),
  },
  showDeparture: {
    NOT_FOUND: ({ api, admin }) => api.request.get(`/api/departure/${UNKNOWN}/2027-01-01`).set(admin.bearer),
  },
  changeDeparture: {
    NOT_FOUND: (world) => change(world, UNKNOWN, { isClosed: true }),
    CONFLICT: (world) => change(world, world.tourPackage._id, { isClosed: true, version: 7 }),
  },
};

export const changes: Changes = {
  changeDeparture: (world) => about(world.tourPackage._id, change(world, world.tourPackage._id, { isClosed: true })),
};

export const freeTexts: FreeTexts = { changeDeparture: 'about no account' };
