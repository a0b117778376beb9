import { expect, test } from 'vitest';
import { testPost } from '../../testing/servers/start-post.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const post = await testPost(api);

const right = { name: 'Asha', email: 'asha@example.com', message: 'Is there snow?' };
const send = (message: object) => api.request.post('/api/contactus').send(message);

test.each([
  [
    'a line break in the address that answers go to',
    { email: 'asha@example.com\r\nBcc: victim@example.com' },
    'email',
    'email address',
  ],
  ['two addresses', { email: 'asha@example.com, victim@example.com' }, 'email', 'email address'],
  ['a name of 10,000 characters', { name: 'x'.repeat(10_000) }, 'name', '120'],
  ['a message of 10,000 characters', { message: 'x'.repeat(10_000) }, 'message', '5,000'],
])('%s is told at its field, nobody is emailed, and the corrected message arrives once', async (_, wrong, field, sentence) => {
  await post.clear();
  const { body } = await send({ ...right, ...wrong }).expect(400);
  expect(Object.keys(body.details)).toEqual([field]);
  expect(body.details[field]).toContain(sentence);
  await post.pass();
  expect(post.emails()).toEqual([]);
  await send(right).expect(201);
  await post.pass();
  await post.pass();
  expect(post.subjectsTo('agency@wayfarer.example')).toEqual(['Message from Asha']);
});
