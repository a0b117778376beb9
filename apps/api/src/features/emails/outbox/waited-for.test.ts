import { expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const post = await testPost(api);

test('a link for a new password does not wait behind fifty emails that are on their way already', async () => {
  const email = `${(await signUp(api)).username}@example.com`;
  await post.clear();
  // Each message is acknowledged, and forwarded to the agency.
  for (let visitor = 0; visitor < 25; visitor += 1) {
    const message = { name: 'Asha', email: `visitor${visitor}@example.com`, message: 'Is there snow?' };
    await api.request.post('/api/contactus').send(message).expect(201);
  }

  let isForgotten = false;
  const reached = async (step: string): Promise<void> => {
    if (step !== 'email-accepted' || isForgotten) return;
    isForgotten = true;
    await api.request.post('/api/auth/forgot-password').send({ email }).expect(200);
  };
  await post.pass({ reached });
  const recipients = post.recipientsInTurn();
  expect(recipients).toHaveLength(51);
  const links = recipients.flatMap((to, place) => (to === email ? [place] : []));
  expect(links).toEqual([expect.toSatisfy((place: number) => place > 0 && place < 30)]);
});
