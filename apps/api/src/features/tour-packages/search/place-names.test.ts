import { expect, test } from 'vitest';
import { newId, objectIdOf } from '../../../database/object-ids.ts';
import { keepPlaceNames } from './place-names.ts';

const id = newId();
const petra = { _id: objectIdOf(id), name: 'Petra', country: 'Jordan' };

test('a name is cached from one list to the next while every change is reported in time, and not before or after', () => {
  let isTold = false;
  const names = keepPlaceNames();
  names.current().keep(petra);
  names.follow(() => isTold);
  names.current().keep(petra);
  isTold = true;
  expect(names.current().find(id)).toBeUndefined();
  names.current().keep(petra);
  expect(names.current().find(id)).toEqual(petra);
  isTold = false;
  expect(names.current().find(id)).toBeUndefined();
});

test('a name that was being read when a destination changed is not known behind the change', () => {
  const names = keepPlaceNames();
  names.follow(() => true);
  const reading = names.current();
  names.forget();
  reading.keep(petra);
  expect(reading.find(id)).toEqual(petra);
  expect(names.current().find(id)).toBeUndefined();
});

test('at most 10,000 names are known, however many destinations there are', () => {
  const names = keepPlaceNames();
  names.follow(() => true);
  const ids = Array.from({ length: 10_001 }, newId);
  for (const one of ids) names.current().keep({ ...petra, _id: objectIdOf(one) });
  expect(ids.filter((one) => names.current().find(one))).toHaveLength(10_000);
});
