import { type PackageFacts, sampleDraft } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { signUpAdmin } from '../../testing/accounts.ts';
import { addTourPackage, packageFields } from '../../testing/catalogue.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const admin = await signUpAdmin(api);
const facts = sampleDraft.facts as PackageFacts;
const added = await addTourPackage(api, admin, { facts: JSON.stringify(facts) });
const edit = (fields: Record<string, string>) =>
  api.request
    .put(`/api/package/${added._id}`)
    .set(admin.bearer)
    .field(packageFields(api, added.destination._id, fields));
const factsNow = async (): Promise<unknown> =>
  (await api.request.get(`/api/package/${added._id}`).set(admin.bearer).expect(200)).body.facts;

test('what travellers ask comes back from adding, stays with an edit that does not name it, and goes with null', async () => {
  expect(added.facts).toEqual(facts);
  expect(await factsNow()).toEqual(facts);
  const kept = await edit({ title: 'Hampi, slowly' }).expect(200);
  expect(kept.body.updatedPackage.facts).toEqual(facts);
  const { body } = await edit({ facts: JSON.stringify({ minAge: 12 }) }).expect(200);
  expect(body.updatedPackage.facts).toEqual({ minAge: 12 });
  const none = await edit({ facts: 'null' }).expect(200);
  expect(none.body.updatedPackage).not.toHaveProperty('facts');
  expect(await factsNow()).toBeUndefined();
});

test.each([
  ['an address of a map that could run code', { map: 'javascript:alert(1)' }, 'facts.map'],
  ['a level of 6', { level: 6 }, 'facts.level'],
  ['an age of 0', { minAge: 0 }, 'facts.minAge'],
  ['21 highlights', { highlights: Array.from({ length: 21 }, () => 'A view') }, 'facts.highlights'],
  ['a question without an answer', { questions: [{ question: 'Is there hot water?' }] }, 'facts.questions.0.answer'],
])('%s is refused at its field', async (_, wrong, field) => {
  const { body } = await edit({ facts: JSON.stringify(wrong) }).expect(400);
  expect(Object.keys(body.details)).toEqual([field]);
});
