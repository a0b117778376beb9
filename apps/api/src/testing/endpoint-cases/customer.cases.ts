import { userSortSchema } from '@wayfarer/contracts';
import { signUp } from '../accounts.ts';
import { usersOf } from '../stored-data/data-size.ts';
import { hexIdOf } from '../stored-data/row-ids.ts';
import { somePhone } from '../stored-data/traveller-rows.ts';
import type { Changes, ErrorCases, FreeTexts, Reads } from './every-case.ts';
import { about, lastWordOf, UNKNOWN, type World } from './world.ts';

const correct = ({ api, admin }: Pick<World, 'api' | 'admin'>, id: string, email: string) =>
  api.request.put(`/api/customer/${id}/email`).set(admin.bearer).send({ email });

const rename = ({ api, admin }: Pick<World, 'api' | 'admin'>, id: string, details: object) =>
  api.request.put(`/api/customer/${id}/details`).set(admin.bearer).send(details);

const join = ({ api, admin }: Pick<World, 'api' | 'admin'>, id: string, other: string) =>
  api.request.post(`/api/customer/${id}/join`).set(admin.bearer).send({ other });

const preview = ({ api, admin }: Pick<World, 'api' | 'admin'>, id: string, other: string) =>
  api.request.get(`/api/customer/${id}/join?other=${other}`).set(admin.bearer);

export const errorCases: ErrorCases = {
  previewJoin: {
    VALIDATION: (world) => preview(world, world.stranger.userId, world.stranger.userId),
    NOT_FOUND: (world) => preview(world, world.stranger.userId, UNKNOWN),
    CONFLICT: (world) => preview(world, world.stranger.userId, world.admin.userId),
  },
  joinCustomers: {
    NOT_FOUND: (world) => join(world, world.stranger.userId, UNKNOWN),
    CONFLICT: (world) => join(world, world.stranger.userId, world.admin.userId),
  },
  changeCustomer: {
    VALIDATION: (world) => rename(world, world.stranger.userId, { phone: 'at noon' }),
    NOT_FOUND: (world) => rename(world, UNKNOWN, { name: 'Nobody' }),
    CONFLICT: (world) => rename(world, world.admin.userId, { name: 'Another Admin' }),
  },
  correctEmail: {
    NOT_FOUND: (world) => correct(world, UNKNOWN, 'nobody@example.com'),
    EMAIL_TAKEN: async (world) => correct(world, world.stranger.userId, `${world.traveller.username}@example.com`),
    CONFLICT: (world) => correct(world, world.admin.userId, 'another-admin@example.com'),
  },
};

export const changes: Changes = {
  exportCustomer: async ({ api, admin }) => {
    const { userId } = await signUp(api);
    return about(userId, api.request.post(`/api/customer/${userId}/export`).set(admin.bearer));
  },
  changeCustomer: async ({ api, admin }) => {
    const { userId } = await signUp(api);
    return about(userId, rename({ api, admin }, userId, { name: 'Zoë Müller', phone: '080 4123 4567' }));
  },
  correctEmail: async ({ api, admin }) => {
    const { userId, username } = await signUp(api);
    return about(userId, correct({ api, admin }, userId, `${username}@corrected.example`));
  },
  joinCustomers: async ({ api, admin }) => {
    const [{ userId }, other] = [await signUp(api), await signUp(api)];
    return about(userId, join({ api, admin }, userId, other.userId));
  },
};

export const freeTexts: FreeTexts = {
  changeCustomer: ({ api, admin }, { userId }, text) =>
    rename({ api, admin }, userId, {
      name: lastWordOf(text),
      phone: '080 4123 4567',
      invoiceTo: { name: lastWordOf(text), address: text },
    }).expect(200),
  correctEmail: async ({ api, admin }, { username }) => {
    const { userId } = await signUp(api);
    await correct({ api, admin }, userId, `${username}@corrected.example`).expect(200);
    await api.request.delete(`/api/auth/${userId}`).set(admin.bearer).expect(200);
  },
};

export const reads: Reads = {
  browseCustomers: { queries: ['', 'search=t', `search=${somePhone}`, ...userSortSchema.options.map((sort) => `sort=${sort}`)] },
  findCustomer: { id: (size) => hexIdOf('user', usersOf(size) - 2) },
  previewJoin: { id: (size) => hexIdOf('user', usersOf(size) - 2), queries: [`other=${hexIdOf('user', 1)}`] },
};
