import { setImmediate } from 'node:timers/promises';
import { Schema } from 'mongoose';
import { expect, test } from 'vitest';
import { testApi } from '../../testing/start-test-api.ts';
import { modelOf } from '../model-of.ts';
import { askTogether, findTogether } from './ask-together.ts';

const api = await testApi();
const { database } = api.dependencies;

type Note = { _id: string; text: string };
const schema = new Schema<Note>({ _id: String, text: String }, { collection: 'notes', versionKey: false });
const notes = modelOf(database, 'Note', schema);
const find = findTogether((_, ids) => notes.find({ _id: { $in: ids } }).lean<Note[]>());

test('everybody who asks together gets what they asked for, and null where there is nothing', async () => {
  await notes.create({ _id: 'asked for', text: 'asked for' });
  const found = await Promise.all(['asked for', 'unknown', 'asked for'].map((id) => find(database, id)));
  expect(found.map((one) => one?.text ?? null)).toEqual(['asked for', null, 'asked for']);
});

test('a command that fails is reported to all who share it, and nobody else', async () => {
  const ask = askTogether<string, string>(
    async (_, asked) => {
      if (asked.includes('wrong')) throw new Error('refused');
      return asked;
    },
    (asked) => asked.slice(0, 1),
  );
  const outcomes = await Promise.allSettled(['wrong', 'with it', 'apart'].map((asked) => ask(database, asked)));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(await ask(database, 'with it')).toBe('with it');
});

test('a command that hangs holds up those of its group for a moment only, and nobody else', async () => {
  const ask = askTogether<string, string>(
    (_, asked) => (asked.includes('hangs') ? new Promise(() => undefined) : Promise.resolve(asked)),
    (asked) => asked.slice(-1),
  );
  void ask(database, 'hangs');
  expect(await ask(database, 'apart')).toBe('apart');
  expect(await Promise.all([ask(database, 'afterwards'), ask(database, 'behind it as')])).toEqual(['afterwards', 'behind it as']);
});

test('those of a group who come while its command is under way wait for it, and go together', async () => {
  const sizes: number[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const ask = askTogether<string, string>(
    async (_, asked) => {
      if (sizes.push(asked.length) === 1) await answered;
      return asked;
    },
    () => 'one day',
  );
  const first = ask(database, 'first');
  while (sizes.length === 0) await setImmediate();
  const second = ask(database, 'second');
  await setImmediate();
  const third = ask(database, 'third');
  answer();
  expect(await Promise.all([first, second, third])).toEqual(['first', 'second', 'third']);
  expect(sizes).toEqual([1, 2]);
});

test('no command carries more than a hundred callers', async () => {
  const sizes: number[] = [];
  const ask = askTogether<number, number>(async (_, asked) => {
    sizes.push(asked.length);
    return asked;
  });
  const all = Array.from({ length: 250 }, (_, index) => index);
  expect(await Promise.all(all.map((asked) => ask(database, asked)))).toEqual(all);
  expect(sizes).toEqual([100, 100, 50]);
});
