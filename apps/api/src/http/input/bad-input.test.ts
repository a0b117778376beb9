import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { request, type ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { startTestApi, testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const traveller = await signUp(api);

const answer = (code: string) => ({
  code,
  error: expect.stringMatching(/^[A-Z].*\.$/),
  message: expect.stringMatching(/^[A-Z].*\.$/),
});
const message = { name: 'Ines', email: 'ines@example.com', message: 'Do you have a trip in May?' };

test('a broken JSON body is refused with a clear error', async () => {
  const { body } = await api.request.post('/api/contactus').type('json').send('{"name": ').expect(400);
  expect(body).toMatchObject({ ...answer('VALIDATION'), message: 'The body is not valid JSON.' });
});

test('half of a character, in a text or in the name of a field, is refused', async () => {
  for (const part of [String.raw`"name": "A \ud83d"`, String.raw`"name": "\ude00"`, String.raw`"\ud83d": "", "name": "Ines"`]) {
    const sent = `{"email": "ines@example.com", "message": "May?", ${part}}`;
    const { body } = await api.request.post('/api/contactus').type('json').send(sent).expect(400);
    expect(body).toMatchObject(answer('VALIDATION'));
  }
  await api.request
    .post('/api/contactus')
    .type('json')
    .send(String.raw`{"email": "ines@example.com", "message": "May?", "name": "\ud83d\ude00"}`)
    .expect(201);
});

test('a 3 MB message is too large', async () => {
  const { body } = await api.request
    .post('/api/contactus')
    .send({ ...message, message: 'x'.repeat(3 * 1024 * 1024) })
    .expect(413);
  expect(body).toMatchObject(answer('PAYLOAD_TOO_LARGE'));
});

test('a body of another kind is not accepted', async () => {
  const { body } = await api.request.post('/api/contactus').type('text/plain').send('hello').expect(415);
  expect(body).toMatchObject(answer('UNSUPPORTED_MEDIA_TYPE'));
});

test('a missing body names every field that is missing', async () => {
  const { body } = await api.request.post('/api/contactus').expect(400);
  expect(Object.keys(body.details).toSorted()).toEqual(['email', 'message', 'name']);
});

test('an operator of the database where a text belongs is refused', async () => {
  const { body } = await api.request
    .post('/api/auth/login')
    .send({ username: { $ne: null }, password: { $gt: '' } })
    .expect(400);
  expect(body).toMatchObject(answer('VALIDATION'));
});

test('an invalid id and an unknown one get different errors', async () => {
  expect((await api.request.get('/api/package/nonsense').expect(400)).body).toMatchObject(answer('VALIDATION'));
  expect((await api.request.get('/api/package/0123456789abcdef01234567').expect(404)).body).toMatchObject(answer('NOT_FOUND'));
});

test('an address that is not well formed, or that does not exist, gets a clear answer', async () => {
  expect((await api.request.get('/api/package/%E0%A4%A').expect(400)).body).toMatchObject(answer('VALIDATION'));
  expect((await api.request.get('/api/nowhere').expect(404)).body).toMatchObject(answer('NOT_FOUND'));
});

test('a method that an address does not support is answered with the supported ones', async () => {
  const { body, headers } = await api.request.patch('/api/destination').expect(405);
  expect(body).toMatchObject(answer('METHOD_NOT_ALLOWED'));
  expect(headers.allow).toBe('GET, POST');
});

test('a form that breaks off, and a form with more pictures than allowed, are refused', async () => {
  const broken = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nHampi';
  const admin = await signUp(api, { role: 'admin' });
  const call = () => api.request.post('/api/destination').set(admin.bearer);
  expect((await call().type('multipart/form-data; boundary=x').send(broken).expect(400)).body).toMatchObject(
    answer('VALIDATION'),
  );
  const two = call().attach('image', Buffer.from('1'), '1.png').attach('image', Buffer.from('2'), '2.png');
  expect((await two.expect(400)).body).toMatchObject(answer('VALIDATION'));
});

test('an expired or malformed token is a 401, whatever else is wrong with the call', async () => {
  const [header, , signature] = traveller.token.split('.');
  const noJson = `Bearer ${header}.${Buffer.from('no JSON').toString('base64url')}.${signature}`;
  for (const Authorization of ['Bearer', 'Bearer x.y.z', 'Basic YTpi', `Bearer ${traveller.token}x`, noJson])
    expect((await api.request.post('/api/booking').set({ Authorization }).send({}).expect(401)).body).toMatchObject(
      answer('UNAUTHENTICATED'),
    );
});

test('the character 0 in a search or in a text is refused', async () => {
  for (const title of ['%00', 'temple%00walk'])
    expect((await api.request.get(`/api/package/filter?title=${title}`).expect(400)).body).toMatchObject(answer('VALIDATION'));
  const named = { ...message, name: 'Ines\0' };
  expect((await api.request.post('/api/contactus').send(named).expect(400)).body).toMatchObject(answer('VALIDATION'));
});

test('an upload that its sender breaks off is no failure of the server', async () => {
  const admin = await signUp(api, { role: 'admin' });
  const logged = vi.spyOn(api.dependencies.logger, 'error');
  const headers = { ...admin.bearer, 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '100000' };
  const upload = request(`${api.url}/api/destination`, { method: 'POST', headers });
  upload.on('error', () => undefined);
  const arrival = Promise.withResolvers<ServerResponse>();
  const tellArrival = (message: unknown) => arrival.resolve((message as { response: ServerResponse }).response);
  subscribe('http.server.request.start', tellArrival);
  upload.write('--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc');
  const answer = await arrival.promise;
  unsubscribe('http.server.request.start', tellArrival);
  upload.destroy();
  await once(answer, 'close');
  await api.request.get('/api/health').expect(200);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

test('what the server did not foresee tells the client nothing but a request id', async () => {
  const broken = await startTestApi();
  await broken.dependencies.database.collection('destinations').insertOne({ name: 5, nameKey: 'x', withdrawnAt: null });
  const { body } = await broken.request.get('/api/destination').expect(500);
  expect(Object.keys(body).toSorted()).toEqual(['code', 'error', 'message', 'requestId']);
  expect(body.code).toBe('INTERNAL');
  await broken.stop();
});

test('no header tells what the server is made of', async () => {
  const { headers } = await api.request.get('/api/health').expect(200);
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});
