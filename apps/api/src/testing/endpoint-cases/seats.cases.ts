import { todayOf } from '../catalogue.ts';
import type { Changes, ErrorCases } from './every-case.ts';
import { about, UNKNOWN, type World } from './world.ts';

const close = ({ api, admin }: Pick<World, 'api' | 'admin'>, packageId: string) =>
  api.request
    .put(`/api/departure/${packageId}/${todayOf(api)}`)
    .set(admin.bearer)
    .send({ isClosed: true });

export const errorCases: ErrorCases = { changeDeparture: { NOT_FOUND: (world) => close(world, UNKNOWN) } };

export const changes: Changes = {
  changeDeparture: (world) => about(world.tourPackage._id, close(world, world.tourPackage._id)),
};
