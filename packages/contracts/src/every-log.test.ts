import { expect, test } from 'vitest';
import type { Endpoint } from './define-endpoints.ts';
import { everyEndpoint } from './every-entity.ts';
import { freeFieldsOf } from './testing/free-texts.ts';

test('free text that an admin sends is in no log that cannot be erased', () => {
  // Bodies of forms with pictures are not logged; passwords are removed by their names.
  const logged = Object.entries<Endpoint>(everyEndpoint).filter(
    ([, { method, access, body, pictures }]) => method !== 'GET' && access !== 'everyone' && body && !pictures,
  );
  const free = logged.flatMap(([name, endpoint]) =>
    freeFieldsOf(endpoint).map((field) => [`${name}.${field}`, endpoint.erasable?.includes(field) ?? false]),
  );
  expect(free).toContainEqual(['refundPayment.reason', true]);
  expect(free.filter(([, isErasable]) => !isErasable)).toEqual([]);
});
