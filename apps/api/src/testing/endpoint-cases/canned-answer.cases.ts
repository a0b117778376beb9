import type { Changes, ErrorCases, FreeTexts, Reads } from './every-case.ts';
import { UNKNOWN, type World } from './world.ts';

const AT = '/api/contactus/answers';
const ANSWER = { title: 'Snow', text: 'Hello {name}, there is snow.' };

const addIn = async ({ api, admin }: Pick<World, 'api' | 'admin'>): Promise<string> =>
  (await api.request.post(AT).set(admin.bearer).send(ANSWER).expect(201)).body.answer._id;

export const errorCases: ErrorCases = {
  editCannedAnswer: {
    NOT_FOUND: ({ api, admin }) =>
      api.request
        .put(`${AT}/${UNKNOWN}`)
        .set(admin.bearer)
        .send({ ...ANSWER, version: 1 }),
    CONFLICT: async (world) =>
      world.api.request
        .put(`${AT}/${await addIn(world)}`)
        .set(world.admin.bearer)
        .send({ ...ANSWER, version: 99 }),
  },
};

export const changes: Changes = {
  addCannedAnswer: async ({ api, admin }) => ({ answer: await api.request.post(AT).set(admin.bearer).send(ANSWER) }),
  editCannedAnswer: async (world) => {
    const id = await addIn(world);
    const body = { ...ANSWER, title: 'More snow', version: 1 };
    return { answer: await world.api.request.put(`${AT}/${id}`).set(world.admin.bearer).send(body) };
  },
  deleteCannedAnswer: async (world) => ({
    answer: await world.api.request.delete(`${AT}/${await addIn(world)}`).set(world.admin.bearer),
  }),
};

export const reads: Reads = { listCannedAnswers: {} };

export const freeTexts: FreeTexts = { addCannedAnswer: 'about no account', editCannedAnswer: 'about no account' };
