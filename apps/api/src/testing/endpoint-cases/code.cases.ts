import { objectIdOf } from '../../database/object-ids.ts';
import { holdCode } from '../../features/codes/index.ts';
import { someCode } from '../stored-data/row-ids.ts';
import type { Changes, ErrorCases, Reads } from './every-case.ts';
import { about, UNKNOWN, type World } from './world.ts';

type Caller = Pick<World, 'api' | 'admin'>;

const terms = (code: string) => ({ code, percent: 10 });
const post = ({ api, admin }: Caller, code: string) => api.request.post('/api/code').set(admin.bearer).send(terms(code));
const put = ({ api, admin }: Caller, id: string, body: object) => api.request.put(`/api/code/${id}`).set(admin.bearer).send(body);
const added = async (world: Caller, code: string): Promise<string> => {
  const { body } = await post(world, code).expect(201);
  return body.promotionCode._id;
};

export const errorCases: ErrorCases = {
  addPromotionCode: {
    CONFLICT: async (world) => {
      await added(world, 'TAKEN');
      return post(world, 'TAKEN');
    },
  },
  editPromotionCode: {
    NOT_FOUND: (world) => put(world, UNKNOWN, terms('UNKNOWN')),
    CONFLICT: async (world) => put(world, await added(world, 'OUTDATED'), { ...terms('OUTDATED'), version: 7 }),
  },
  deletePromotionCode: {
    CONFLICT: async (world) => {
      const id = await added(world, 'USED');
      const [code, by, booking] = [objectIdOf(id), objectIdOf(world.stranger.userId), objectIdOf(world.booking._id)];
      await holdCode(world.api.dependencies, { code, booking, by, until: null }, 'unstored');
      return world.api.request.delete(`/api/code/${id}`).set(world.admin.bearer);
    },
  },
};

export const changes: Changes = {
  addPromotionCode: async (world) => {
    const answer = await post(world, 'ADDED');
    return { answer, id: answer.body.promotionCode._id };
  },
  editPromotionCode: async (world) => {
    const id = await added(world, 'EDITED');
    return about(id, put(world, id, { ...terms('EDITED'), percent: 20 }));
  },
  deletePromotionCode: async (world) => {
    const id = await added(world, 'DELETED');
    return about(id, world.api.request.delete(`/api/code/${id}`).set(world.admin.bearer));
  },
};

export const reads: Reads = {
  listPromotionCodes: { queries: ['', 'sort=-code', 'search=code', 'search=code-1&sort=-code'] },
  listPromotionCodeUses: { id: () => someCode },
};
