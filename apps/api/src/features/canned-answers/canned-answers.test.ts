import { MAX_CANNED_ANSWERS } from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { signUp, signUpAdmin } from '../../testing/accounts.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const admin = await signUpAdmin(api);
const desk = await signUp(api, { role: 'desk' });
beforeEach(() => api.dependencies.database.collection('cannedanswers').deleteMany({}));

const AT = '/api/contactus/answers';
const add = (body: object, by = desk) => api.request.post(AT).set(by.bearer).send(body);
const titles = async (): Promise<string[]> =>
  (await api.request.get(AT).set(admin.bearer).expect(200)).body.map(({ title }: { title: string }) => title);

test('who answers messages keeps answers, by title, changes them and deletes them', async () => {
  const { body } = await add({ title: 'Snow', text: 'Hello {name}, there is snow.' }).expect(201);
  await add({ title: 'Boats', text: 'There are boats.' }).expect(201);
  expect(await titles()).toEqual(['Boats', 'Snow']);
  const at = `${AT}/${body.answer._id}`;
  const changed = { title: 'A lot of snow', text: 'Bring boots.', version: 1 };
  const answer = await api.request.put(at).set(desk.bearer).send(changed).expect(200);
  expect(answer.body.answer).toMatchObject({ ...changed, version: 2 });
  expect((await api.request.put(at).set(admin.bearer).send(changed).expect(409)).body.details.current).toEqual(
    answer.body.answer,
  );
  await api.request.delete(at).set(desk.bearer).expect(200);
  await api.request.delete(at).set(desk.bearer).expect(404);
  expect(await titles()).toEqual(['Boats']);
});

test.each([
  [
    { title: '', text: ' ' },
    { title: 'Enter a title.', text: 'Enter the answer.' },
  ],
  [
    { title: 'x'.repeat(81), text: 'x'.repeat(4001) },
    { title: 'Use at most 80 characters.', text: 'Use at most 4,000 characters.' },
  ],
  [{ title: 'Snow', text: 'Hello {nmae}' }, { text: '{nmae} is not a field here. Use {name}.' }],
])('an answer without a title, too long or with a field that does not exist is refused at its field', async (body, details) => {
  expect((await add(body).expect(400)).body.details).toEqual(details);
  expect(await titles()).toEqual([]);
});

test('there are fifty at most', async () => {
  for (let count = 0; count < MAX_CANNED_ANSWERS; count += 1) await add({ title: `Answer ${count}`, text: 'Yes.' }).expect(201);
  const { body } = await add({ title: 'One more', text: 'No.' }).expect(400);
  expect(body.details).toEqual({ title: 'There are 50 answers already. Delete one that nobody uses.' });
});
