import { expect, test } from 'vitest';
import { applyToDocuments } from './memory-database.ts';

const documents = [{ _id: 'one', version: 1 }];

test.each([
  ['$ne', { version: { $ne: 2 } }],
  ['$gte', { version: { $gte: 1 } }],
  ['$gt', { version: { $lte: 3, $gt: 1 } }],
  ['$or', { $or: [{ version: 1 }] }],
  ['_id', { package: { _id: 'one' } }],
])('the model’s database refuses a filter with what it does not know: %s', (name, filter) => {
  expect(() => applyToDocuments(documents, { to: 'Booking', act: 'find', filter })).toThrow(
    new Error(`The memory database does not know ${name}.`),
  );
});

test.each([
  ['$mul', { $mul: { version: 1 } }],
  ['$push of one entry', { $set: { version: 2 }, $push: { trail: {} } }],
  ['$set of attempts.0', { $set: { 'attempts.0': {} } }],
])('the model’s database refuses an update with what it does not know: %s', (name, update) => {
  expect(() =>
    applyToDocuments(documents, { to: 'Booking', act: 'update', filter: { _id: 'one' }, update: Object(update) }),
  ).toThrow(new Error(`The memory database does not know ${name}.`));
});

test('the model’s database finds by equality, by $in and by $lte, and null is not at most a date', () => {
  const events = [
    { _id: 'due', dueAt: new Date(5) },
    { _id: 'later', dueAt: new Date(6) },
    { _id: 'done', dueAt: null },
  ];
  const find = (filter: object) => applyToDocuments(events, { to: 'PaymentEvent', act: 'find', filter: { ...filter } }).gives;
  expect(find({ dueAt: { $lte: new Date(5) } })).toEqual([events[0]]);
  expect(find({ dueAt: null })).toEqual([events[2]]);
  expect(find({ dueAt: { $in: [new Date(6), null] } })).toEqual([events[1], events[2]]);
});

test('the model’s database finds by what its documents fulfil, and changes none where that is not asked for', () => {
  const write = { to: 'PromotionCode', act: 'applySteps', steps: [{ $set: { version: 2 } }], upsert: false } as const;
  const changed = (atMost: number) =>
    applyToDocuments(documents, { ...write, filter: { _id: 'one', $expr: { $lt: ['$version', atMost] } } });
  expect(changed(2)).toEqual({ documents: [{ _id: 'one', version: 2 }], gives: { _id: 'one', version: 2 } });
  expect(changed(1)).toEqual({ documents, gives: null });
});

test('the model’s database adds to numbers and lists, and takes entries out of lists by their fields', () => {
  const update = (change: object) =>
    applyToDocuments([{ _id: 'one', due: [{ kind: 'a' }] }], {
      to: 'Booking',
      act: 'update',
      filter: { _id: 'one' },
      update: { ...change },
      returnDocument: 'after',
    }).gives;
  expect(update({ $push: { due: { $each: [{ kind: 'b' }] } } })).toEqual({ _id: 'one', due: [{ kind: 'a' }, { kind: 'b' }] });
  expect(update({ $pull: { due: { kind: 'a' } }, $inc: { tries: 1 } })).toEqual({ _id: 'one', due: [], tries: 1 });
});
