import { request as ask, type ClientRequest } from 'node:http';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { signUpAdmin } from '../../testing/accounts.ts';
import { samplePicture } from '../../testing/samples/sample-picture.ts';
import { testApi } from '../../testing/start-test-api.ts';

const AT_ONCE = 2;
const MAX_WAITING = 32;
const BEGUN = '--parts\r\n';
const MEGABYTES = 2 * 1024 * 1024;

const api = await testApi();
const admin = await signUpAdmin(api);

/** Begins to send a large form and goes no further; answers tell their status. */
const begin = (refused: number[]): ClientRequest => {
  const headers = { ...admin.bearer, 'content-type': 'multipart/form-data; boundary=parts', 'content-length': String(MEGABYTES) };
  const form = ask(`${api.url}/api/destination`, { method: 'POST', headers, agent: false });
  form.on('response', (answer) => {
    refused.push(answer.statusCode ?? 0);
    answer.resume();
  });
  form.on('error', () => undefined);
  form.write(BEGUN);
  return form;
};

test('a picture is on the disk while it arrives, where nobody is served it, and nothing of it stays when its sender hangs up', async () => {
  const before = await api.keptPictures();
  const form = begin([]);
  const part = '--parts\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
  form.write(part.slice(BEGUN.length));
  form.write(Buffer.alloc(MEGABYTES / 2, 7));
  const arriving = async () => (await api.keptPictures()).filter((name) => name.endsWith('.part'));
  await expect.poll(arriving).toHaveLength(1);
  const name = only(await arriving());
  await api.request.get(`/pictures/${name}`).expect(404);
  form.destroy();
  await expect.poll(() => api.keptPictures()).toEqual(before);
});

test('only a limited number of large forms is read or waits at once: one more is 503, and a place is free again when a sender leaves', async () => {
  const statuses: number[] = [];
  const forms = Array.from({ length: AT_ONCE + MAX_WAITING + 3 }, () => begin(statuses));
  await expect.poll(() => statuses).toEqual([503, 503, 503]);
  for (const form of forms) form.destroy();
  const picture = Buffer.alloc(MEGABYTES, 7);
  const send = () => api.request.post('/api/destination').set(admin.bearer).attach('image', picture, 'a.jpg');
  // The places are free once the API has noticed that the senders left.
  await expect.poll(async () => (await send()).status).toBe(400);
});

test('a text of a form keeps the line ends that were typed, which browsers send as two characters', async () => {
  const { body } = await api.request
    .post('/api/destination')
    .set(admin.bearer)
    .field({ name: 'Hampi', country: 'India', description: 'Boulders.\r\nA river.\r\n' })
    .attach('image', await samplePicture(), 'a.jpg')
    .expect(201);
  expect(body.newDestination.description).toBe('Boulders.\nA river.');
});
