import { objectIdOf } from '../database/object-ids.ts';
import { linkTokenOf } from '../features/emails/index.ts';
import type { Account } from './accounts.ts';
import type { TestApi } from './start-test-api.ts';

/** Invites an address. @returns the token of the link that it is sent */
export const invitedToken = async (api: TestApi, by: Account, email: string, role = 'guide'): Promise<string> => {
  const { body } = await api.request.post('/api/invitation').set(by.bearer).send({ email, role }).expect(201);
  const stored = await api.dependencies.database.collection('invitations').findOne({ _id: objectIdOf(body.invitation._id) });
  return linkTokenOf(api.dependencies.config, stored?.nonce);
};
