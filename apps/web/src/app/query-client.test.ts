import { expect, test, vi } from 'vitest';
import { callEndpoint } from '../shared/api/call-endpoint.ts';
import { fakeApi, refuse } from '../testing/fake-api.ts';
import { createQueryClient } from './query-client.ts';

test('a list that cannot be loaded leaves a line in the console, and its failure goes on to the screen (§7)', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fakeApi({ listStaff: () => refuse('FORBIDDEN') });
  const users = createQueryClient().fetchQuery({ queryKey: ['users'], queryFn: () => callEndpoint('listStaff', {}) });
  await expect(users).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(warn).toHaveBeenCalledExactlyOnceWith('Loading users failed', expect.objectContaining({ code: 'FORBIDDEN' }));
});
