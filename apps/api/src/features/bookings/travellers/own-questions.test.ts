import {
  addDays,
  type Booking,
  type IncompleteDeparture,
  type Question,
  type TourPackage,
  type Travellers,
} from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { objectIdOf } from '../../../database/object-ids.ts';
import { signUp } from '../../../testing/accounts.ts';
import { addTourPackage, packageFields, todayOf } from '../../../testing/catalogue.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { nameOnDeparture } from '../../../testing/name-guide.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { travellersRepository } from '../../travellers/index.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin, traveller } = journey;
const { _id: destination } = journey.tourPackage.destination;

const RIDE: Question = { id: 'ride', text: 'Can you ride?', kind: 'yes-no', of: 'traveller', required: true };
const SHIRT: Question = {
  id: 'shirt',
  text: 'Shirt size?',
  kind: 'choice',
  of: 'traveller',
  required: false,
  choices: ['S', 'M'],
};
const TRAIN: Question = { id: 'train', text: 'Which train?', kind: 'text', of: 'booking', required: true };
const ALL = [RIDE, SHIRT, TRAIN];

const trip = (ownQuestions: readonly Question[] = ALL): Promise<TourPackage> =>
  addTourPackage(api, admin, { destination, ownQuestions: JSON.stringify(ownQuestions) });
const edit = ({ _id, title }: TourPackage, ownQuestions: unknown) => {
  const call = api.request.put(`/api/package/${_id}`).set(admin.bearer);
  for (const [field, value] of Object.entries(
    packageFields(api, destination, { title, ownQuestions: JSON.stringify(ownQuestions) }),
  ))
    void call.field(field, value);
  return call;
};
const book = (of: TourPackage, ahead = 3): Promise<Booking> =>
  journey.bookConfirmed({ of, travelDate: addDays(todayOf(api), ahead), totalPersons: 1, totalAmount: of.price });
const read = async ({ _id }: Booking): Promise<Travellers> =>
  (await api.request.get(`/api/booking/travellers/${_id}`).set(traveller.bearer).expect(200)).body;
const send = ({ _id }: Booking, body: object, by = traveller) =>
  api.request.put(`/api/booking/travellers/${_id}`).set(by.bearer).send(body);
const asha = (...answers: [string, string][]) => ({
  name: 'Asha Rao',
  answers: answers.map(([question, answer]) => ({ question, answer })),
});
const answered = { travellers: [asha(['ride', 'Yes'], ['shirt', 'M'])], answers: [{ question: 'train', answer: '१६५९२' }] };

test('a package keeps its questions in their order, gives them back, and loses them only when it says so', async () => {
  const of = await trip();
  expect(of.ownQuestions).toEqual(ALL);
  const call = api.request.put(`/api/package/${of._id}`).set(admin.bearer);
  for (const [field, value] of Object.entries(packageFields(api, destination))) void call.field(field, value);
  expect((await call.expect(200)).body.updatedPackage.ownQuestions).toEqual(ALL);
  expect((await edit(of, [TRAIN, RIDE]).expect(200)).body.updatedPackage.ownQuestions).toEqual([TRAIN, RIDE]);
  expect((await edit(of, null).expect(200)).body.updatedPackage).not.toHaveProperty('ownQuestions');
});

test.each([
  ['without words', [{ ...RIDE, text: ' ' }], 'ownQuestions.0.text'],
  ['with a choice of one', [{ ...SHIRT, choices: ['S'] }], 'ownQuestions.0.choices'],
  ['with a choice that is there twice', [{ ...SHIRT, choices: ['S', 'S'] }], 'ownQuestions.0.choices'],
  ['with a choice without choices', [{ ...SHIRT, choices: undefined }], 'ownQuestions.0.choices'],
  ['with the id of another', [RIDE, { ...TRAIN, id: 'ride' }], 'ownQuestions.1.id'],
  ['beyond the twentieth', Array.from({ length: 21 }, (_, index) => ({ ...RIDE, id: `q${index}` })), 'ownQuestions'],
])('a question %s is refused at its field', async (_, questions, field) => {
  const { body } = await edit(await trip(), questions).expect(400);
  expect(Object.keys(body.details)).toContain(field);
});

test('answers come back with their questions as they were asked, and stay where a list is sent without them', async () => {
  const booking = await book(await trip());
  await send(booking, { ...answered, version: 0 }).expect(200);
  const expected = {
    travellers: [
      {
        answers: [
          { question: 'ride', text: 'Can you ride?', answer: 'Yes' },
          { question: 'shirt', text: 'Shirt size?', answer: 'M' },
        ],
      },
    ],
    answers: [{ question: 'train', text: 'Which train?', answer: '१६५९२' }],
  };
  expect(await read(booking)).toMatchObject({ ownQuestions: ALL, ...expected });
  await send(booking, { travellers: [{ name: 'Asha Rao' }], version: 1 }).expect(200);
  expect(await read(booking)).toMatchObject(expected);
  await send(booking, { travellers: [asha(['ride', 'No'])], answers: [], version: 2 }).expect(200);
  const after = await read(booking);
  expect(only(after.travellers).answers).toEqual([{ question: 'ride', text: 'Can you ride?', answer: 'No' }]);
  expect(after.answers).toEqual([]);
});

test('nothing that the traveller before has answered is passed on to somebody else', async () => {
  const booking = await book(await trip());
  await send(booking, { ...answered, version: 0 }).expect(200);
  await send(booking, { travellers: [{ name: 'Zubin Mehta' }], version: 1 }).expect(200);
  expect(only((await read(booking)).travellers)).not.toHaveProperty('answers');
});

test.each([
  ['that is no choice', [asha(['shirt', 'XXL'])], [], 'travellers.0.answers.0.answer'],
  ['of neither yes nor no', [asha(['ride', 'Perhaps'])], [], 'travellers.0.answers.0.answer'],
  ['to what is not asked', [asha(['shoes', '41'])], [], 'travellers.0.answers.0.question'],
  ['of a person to what the booking is asked', [asha(['train', '1'])], [], 'travellers.0.answers.0.question'],
  ['with more than 500 characters', [null], [{ question: 'train', answer: 'a'.repeat(501) }], 'answers.0.answer'],
  ['with control characters', [null], [{ question: 'train', answer: 'a\u0000b' }], 'answers.0.answer'],
  ['that is there twice', [asha(['ride', 'Yes'], ['ride', 'No'])], [], 'travellers.0.answers.1.question'],
])('an answer %s is refused at its field, and nothing is stored', async (_, travellers, answers, field) => {
  const booking = await book(await trip());
  const { body } = await send(booking, { travellers, answers, version: 0 }).expect(400);
  expect(Object.keys(body.details)).toContain(field);
  expect((await read(booking)).version).toBe(0);
});

test('a deleted or reworded question is asked no more, or in its new words, and what was answered stays as it was', async () => {
  const of = await trip();
  const booking = await book(of);
  await send(booking, { ...answered, version: 0 }).expect(200);
  await edit(of, [
    { ...RIDE, text: 'Are you afraid of horses?' },
    { ...SHIRT, choices: ['XL', 'XXL'] },
  ]).expect(200);
  const old = { answers: answered.answers.map((one) => ({ ...one, text: 'Which train?' })) };
  const ride = { question: 'ride', text: 'Can you ride?', answer: 'Yes' };
  const shirt = { question: 'shirt', text: 'Shirt size?', answer: 'M' };
  expect(await read(booking)).toMatchObject({ ...old, travellers: [{ answers: [ride, shirt] }] });
  // Saved again by the new form: what no longer fits stays until another is given.
  await send(booking, { travellers: [asha(['ride', 'Yes'])], answers: [], version: 1 }).expect(200);
  expect(await read(booking)).toMatchObject({ ...old, travellers: [{ answers: [ride, shirt] }] });
  await send(booking, { travellers: [asha(['ride', 'No'], ['shirt', 'XL'])], version: 2 }).expect(200);
  expect(only((await read(booking)).travellers).answers).toEqual([
    { question: 'ride', text: 'Are you afraid of horses?', answer: 'No' },
    { ...shirt, answer: 'XL' },
  ]);
  await edit(of, null).expect(200);
  expect(only((await read(booking)).travellers).answers).toHaveLength(2);
  const { body } = await send(booking, { travellers: [asha(['ride', 'Yes'])], version: 3 }).expect(400);
  expect(body.details['travellers.0.answers.0.question']).toContain('asked no more');
});

test('what is required and not answered counts as missing until it is answered or deleted', async () => {
  const of = await trip();
  const booking = await book(of);
  const mine = async (): Promise<IncompleteDeparture[]> => {
    const { body } = await api.request.get('/api/dashboard/incomplete').set(admin.bearer).expect(200);
    return body.departures.filter(({ packageId }: IncompleteDeparture) => packageId === of._id);
  };
  await send(booking, { travellers: [{ name: 'Asha Rao' }], version: 0 }).expect(200);
  expect(only(await mine())).toMatchObject({ unnamed: 0, incomplete: 1, unanswered: 1 });
  await send(booking, { ...answered, version: 1 }).expect(200);
  expect(await mine()).toEqual([]);
  await edit(of, [{ ...RIDE, kind: 'choice', choices: ['Well', 'Badly'] }]).expect(200);
  expect(only(await mine())).toEqual({ packageId: of._id, title: of.title, day: booking.travelDate, unnamed: 0, incomplete: 1 });
  await edit(of, null).expect(200);
  expect(await mine()).toEqual([]);
});

test('a guide reads every question in its order with its answer, those that were deleted last; strangers read none', async () => {
  const of = await trip();
  const booking = await book(of, 2);
  await send(booking, { ...answered, version: 0 }).expect(200);
  await edit(of, [SHIRT, { ...TRAIN, text: 'Which bus?' }, { ...RIDE, id: 'swim', text: 'Can you swim?' }]).expect(200);
  const guide = await signUp(api, { role: 'guide' });
  await nameOnDeparture(api, admin, guide, { of, day: booking.travelDate });
  const { body } = await api.request.get(`/api/departure/${of._id}?day=${booking.travelDate}`).set(guide.bearer).expect(200);
  expect(only(body)).toMatchObject({
    answers: [{ question: 'train', text: 'Which train?', answer: '१६५९२' }],
    travellers: [
      {
        answers: [
          { question: 'shirt', text: 'Shirt size?', answer: 'M' },
          { question: 'swim', text: 'Can you swim?', answer: null },
          { question: 'ride', text: 'Can you ride?', answer: 'Yes' },
        ],
      },
    ],
  });
  const stranger = await signUp(api);
  await api.request.get(`/api/booking/travellers/${booking._id}`).set(stranger.bearer).expect(403);
  await send(booking, { travellers: [null], answers: [], version: 1 }, stranger).expect(403);
});

test('answers are in the export of the account, in no trail, and erased with the other details', async () => {
  const booking = await book(await trip());
  await send(booking, { travellers: [asha(['ride', 'Yes'])], answers: answered.answers, version: 0 }, admin).expect(200);
  const { text } = await api.request.get('/api/account/export').set(traveller.bearer).expect(200);
  expect(text).toContain('Can you ride?');
  expect(text).toContain('१६५९२');
  const trail = await api.request.get(`/api/booking/trail/${booking._id}`).set(admin.bearer).expect(200);
  expect(JSON.stringify(trail.body)).toContain('traveller 1: name, answers; booking: answers');
  expect(JSON.stringify(trail.body)).not.toContain('१६५९२');
  const repository = travellersRepository(api.dependencies.database);
  await repository.eraseDue('2199-01-01');
  expect(await repository.findById(objectIdOf(booking._id))).toMatchObject({ travellers: [{ name: 'Asha Rao' }] });
  expect(JSON.stringify(await repository.findById(objectIdOf(booking._id)))).not.toMatch(/१६५९२|ride/);
});
