import { type APIRequestContext, expect } from '@playwright/test';
import type { Role } from '@wayfarer/contracts';
import { registerByApi } from './accounts.ts';
import type { Session, Sessions } from './sessions.ts';
import { bearer } from './trips.ts';

/** The login of a new account to which the admin has given a role. */
export const staffSession = async (request: APIRequestContext, sessions: Sessions, role: Role): Promise<Session> => {
  const { username, password } = await registerByApi(request);
  const asAdmin = { headers: bearer(await sessions.of('admin')) };
  const [user] = await (await request.get('/api/auth/users', { ...asAdmin, params: { search: username } })).json();
  const changed = await request.put(`/api/auth/${user._id}/role`, { ...asAdmin, data: { role } });
  expect(changed.status(), await changed.text()).toBe(200);
  return sessions.begin(username, password);
};
