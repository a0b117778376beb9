import { csvLineOf, userColumnHeadings } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { signUp, signUpAdmin } from '../../testing/accounts.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const admin = await signUpAdmin(api);

const send = (csv: string) =>
  api.request
    .post('/api/auth/users/import')
    .set(admin.bearer)
    .field('dryRun', 'false')
    .attach('file', Buffer.from(csv), 'users.csv');
const users = () => api.dependencies.database.collection('users');

test('customers come in without a password and without an email; again, and with an account, they stay as they are', async () => {
  const { username } = await signUp(api);
  const file = `Email,Username,Role\r\nasha@Example.com,asha.rao,Traveller\r\nravi@example.com,,\r\nRAVI@example.org,,\r\n${username}@example.com,else,\r\n`;
  expect((await send(file).expect(200)).body).toMatchObject({ added: 3, unchanged: 1, isWritten: true });
  expect((await send(file).expect(200)).body).toMatchObject({ added: 0, unchanged: 4 });
  const asha = await users().findOne({ usernameKey: 'asha.rao' });
  expect(asha).toMatchObject({ email: 'asha@Example.com', role: 'user', emailVerifiedAt: null });
  expect(asha?.emailsDue ?? []).toEqual([]);
  expect(await users().countDocuments({ usernameKey: /^ravi/i })).toBe(2);
  await api.request.post('/api/auth/login').send({ username: 'asha.rao', password: 'AAAAAAAA' }).expect(401);
  const { body } = await api.request
    .get(`/api/activity?about=${String(asha?._id)}`)
    .set(admin.bearer)
    .expect(200);
  expect(body).toHaveLength(1);
  const logged = await api.dependencies.database.collection('adminactions').find({ endpoint: 'importUsers' }).toArray();
  expect(JSON.stringify(logged)).not.toMatch(/asha|@/);
});

test('customers come in with their names and phone numbers, by which they are found; a number that is none is told at its line', async () => {
  const file = 'Name,Email,Phone\r\nZoë Müller,zoe@example.net,+33 6 12 34 56 78\r\nसुनील पाटील,sunil@example.net,\r\n';
  expect((await send(file).expect(200)).body).toMatchObject({ added: 2, ignored: [] });
  const found = async (search: string) =>
    (await api.request.get('/api/desk/customer').query({ search }).set(admin.bearer).expect(200)).body;
  expect(await found('muller')).toMatchObject([{ name: 'Zoë Müller', phone: '+33 6 12 34 56 78', email: 'zoe@example.net' }]);
  expect(await found('0612345678')).toMatchObject([{ email: 'zoe@example.net' }]);
  expect(await found('सुनील')).toMatchObject([{ email: 'sunil@example.net' }]);
  const { body } = await send('Name,Email,Phone\r\nIla,ila@example.net,at noon\r\n').expect(200);
  expect(body).toMatchObject({ added: 0, problems: [{ line: 2, column: 'Phone' }] });
});

test('a line that cannot be a customer is told, and nobody is added', async () => {
  const { username } = await signUp(api);
  const { body } = await send(
    `Email;Username;Role\r\nnot an address;;\r\na@example.net;${username};\r\nb@example.net;;Admin\r\nc@example.net;;\r\nC@example.net;;\r\n`,
  ).expect(200);
  expect(body.problems).toEqual([
    { line: 2, column: 'Email', message: 'Enter an email address such as name@example.com.' },
    { line: 3, column: 'Username', message: 'Somebody else has this username.' },
    { line: 4, column: 'Role', message: 'Only travellers are imported. Invite staff by email instead.' },
    { line: 6, column: 'Email', message: 'Line 5 has the same address.' },
  ]);
  expect(await users().countDocuments({ emailKey: /^.@example\.net$/ })).toBe(0);
});

test('names and addresses that a spreadsheet would run or count come back from an export as they were', async () => {
  const people = [
    ['00012345', '=1+1@example.in'],
    ['-2.5', '+tag@example.in'],
    ['1e5', "'-x@example.in"],
  ] as const;
  const lines = people.map(([username, email]) => csvLineOf(['', username, 'Traveller', email, '']));
  const file = csvLineOf(Object.values(userColumnHeadings)) + lines.join('');
  expect((await send(file).expect(200)).body).toMatchObject({ added: 3, problems: [] });
  const stored = await users()
    .find({ email: /@example\.in$/ })
    .toArray();
  expect(new Set(stored.map(({ username, email }) => `${username} ${email}`))).toEqual(
    new Set(people.map((one) => one.join(' '))),
  );
});
