import { addDays, type Booking, type Question, type TourPackage, type Travellers } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import type { Account } from '../../../testing/accounts.ts';
import { addTourPackage, packageFields, todayOf } from '../../../testing/catalogue.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi({ LANGUAGES: 'de,ar' });
const journey = await startMoneyJourney(api);
const { admin, traveller } = journey;
const { _id: destination } = journey.tourPackage.destination;

const SHIRT = { id: 'shirt', text: 'Shirt size?', kind: 'choice', of: 'traveller', required: true, choices: ['Small', 'Large'] };
const TRAIN = { id: 'train', text: 'Which train?', kind: 'text', of: 'booking', required: false };
const QUESTIONS = [SHIRT, TRAIN] as Question[];
const GERMAN = {
  title: 'Hampi',
  ownQuestions: { shirt: { text: 'Größe des Hemds?', choices: ['Klein', null] } },
};

const trip = (translations: object = { de: GERMAN }): Promise<TourPackage> =>
  addTourPackage(api, admin, {
    destination,
    ownQuestions: JSON.stringify(QUESTIONS),
    translations: JSON.stringify(translations),
  });
const edit = ({ _id }: TourPackage, ownQuestions: readonly object[]) =>
  api.request
    .put(`/api/package/${_id}`)
    .set(admin.bearer)
    .field(packageFields(api, destination, { ownQuestions: JSON.stringify(ownQuestions) }))
    .expect(200);
const book = (of: TourPackage): Promise<Booking> =>
  journey.bookConfirmed({ of, travelDate: addDays(todayOf(api), 3), totalPersons: 1, totalAmount: of.price });
const read = async ({ _id }: Booking, language: string, by: Account = traveller): Promise<Travellers> => {
  const call = api.request.get(`/api/booking/travellers/${_id}`).set(by.bearer).set('Wayfarer-Language', language);
  return (await call.expect(200)).body;
};
const answer = ({ _id }: Booking, shirt: string) =>
  api.request
    .put(`/api/booking/travellers/${_id}`)
    .set(traveller.bearer)
    .set('Wayfarer-Language', 'de')
    .send({ travellers: [{ name: 'Asha Rao', answers: [{ question: 'shirt', answer: shirt }] }], version: 0 });

test('a traveller reads the questions of a trip in German, and is told which of their words are English', async () => {
  const booking = await book(await trip());
  expect(await read(booking, 'de')).toMatchObject({
    ownQuestions: QUESTIONS,
    spokenQuestions: [{ ...SHIRT, text: 'Größe des Hemds?', choices: ['Klein', 'Large'] }, TRAIN],
    untranslated: ['ownQuestions/shirt/choices/1', 'ownQuestions/train'],
  });
  expect(await read(booking, 'ar')).toMatchObject({ spokenQuestions: QUESTIONS, untranslated: ['ownQuestions'] });
});

test('in English, in a language that is not offered and for staff the questions are English alone', async () => {
  const booking = await book(await trip());
  const english = await read(booking, 'en');
  expect(english).toMatchObject({ ownQuestions: QUESTIONS });
  expect(english).not.toHaveProperty('spokenQuestions');
  expect(english).not.toHaveProperty('untranslated');
  expect(await read(booking, 'fr')).toEqual(english);
  expect(await read(booking, 'de', admin)).toEqual(english);
});

test('who answers in German sends the English choice, which staff, guides and their lists read; a German one is refused', async () => {
  const of = await trip();
  const booking = await book(of);
  const { body } = await answer(booking, 'Klein').expect(400);
  expect(Object.keys(body.details)).toEqual(['travellers.0.answers.0.answer']);
  await answer(booking, 'Small').expect(200);
  const kept = [{ question: 'shirt', text: 'Shirt size?', answer: 'Small' }];
  expect(only((await read(booking, 'de')).travellers).answers).toEqual(kept);
  const path = `/api/departure/${of._id}?day=${booking.travelDate}`;
  const { body: entries } = await api.request.get(path).set(admin.bearer).set('Wayfarer-Language', 'de').expect(200);
  expect(only<{ travellers: unknown[] }>(entries).travellers).toMatchObject([{ answers: kept }]);
});

test('the words of a choice follow it to its new place, and go with it; another question has none of them', async () => {
  const of = await trip();
  const booking = await book(of);
  await edit(of, [{ ...SHIRT, choices: ['Tiny', 'Medium', 'Small'] }, TRAIN]);
  expect((await read(booking, 'de')).spokenQuestions).toMatchObject([{ choices: ['Tiny', 'Medium', 'Klein'] }, TRAIN]);
  await edit(of, [{ ...SHIRT, id: 'coat' }]);
  expect((await read(booking, 'de')).spokenQuestions).toMatchObject([{ text: 'Shirt size?', choices: SHIRT.choices }]);
});

test('two choices that read the same in a language, one of them untranslated, keep nobody from reading the trip', async () => {
  const of = await trip({ de: { ownQuestions: { shirt: { choices: ['Large', null] } } } });
  expect((await read(await book(of), 'de')).spokenQuestions).toMatchObject([{ choices: ['Large', 'Large'] }, TRAIN]);
  const { body } = await api.request.get(`/api/package/${of._id}?language=de`).expect(200);
  expect(body.ownQuestions).toMatchObject([{ choices: ['Large', 'Large'] }, TRAIN]);
});

test.each([
  ['a choice that the question does not have', { shirt: { choices: [null, null, 'Riesig'] } }, 'ownQuestions.shirt.choices.2'],
  ['choices of a question that is typed', { train: { choices: ['Der erste'] } }, 'ownQuestions.train.choices.0'],
  ['a question that the trip does not ask', { coat: { text: 'Mantel?' } }, 'ownQuestions.coat.text'],
  ['a choice that is there twice', { shirt: { choices: ['Klein', 'Klein'] } }, 'ownQuestions.shirt.choices'],
  ['a choice that is too long', { shirt: { choices: ['x'.repeat(81)] } }, 'ownQuestions.shirt.choices.0'],
])('a translation of %s is refused at its field', async (_, ownQuestions, field) => {
  const fields = { ownQuestions: JSON.stringify(QUESTIONS), translations: JSON.stringify({ de: { ownQuestions } }) };
  const { body } = await api.request
    .post('/api/package/add')
    .set(admin.bearer)
    .field(packageFields(api, destination, fields))
    .expect(400);
  expect(Object.keys(body.details)).toEqual([`translations.de.${field}`]);
});
