import { signUp } from '../accounts.ts';
import { usersOf } from '../stored-data/data-size.ts';
import { hexIdOf } from '../stored-data/row-ids.ts';
import type { Changes, ErrorCases, FreeTexts, Reads } from './every-case.ts';
import { about, UNKNOWN, type World } from './world.ts';

const correct = ({ api, admin }: Pick<World, 'api' | 'admin'>, id: string, email: string) =>
  api.request.put(`/api/customer/${id}/email`).set(admin.bearer).send({ email });

export const errorCases: ErrorCases = {
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
  correctEmail: async ({ api, admin }) => {
    const { userId, username } = await signUp(api);
    return about(userId, correct({ api, admin }, userId, `${username}@corrected.example`));
  },
};

export const freeTexts: FreeTexts = {
  correctEmail: async ({ api, admin }, { username }) => {
    const { userId } = await signUp(api);
    await correct({ api, admin }, userId, `${username}@corrected.example`).expect(200);
    await api.request.delete(`/api/auth/${userId}`).set(admin.bearer).expect(200);
  },
};

export const reads: Reads = { findCustomer: { id: (size) => hexIdOf('user', usersOf(size) - 2) } };
