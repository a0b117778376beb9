import { expect, test } from 'vitest';
import { ApiFailure } from '../../shared/api/api-failure.ts';
import { contactFailureOf } from './use-send-contact-message.ts';

test("a failed message tells the API's sentence, or 'Something went wrong' (§4.11, 8)", () => {
  expect(contactFailureOf(new ApiFailure({ status: 429, code: 'TOO_MANY_REQUESTS', message: 'Wait.' }))).toBe('Wait.');
  expect(contactFailureOf(new ApiFailure({ status: 500, code: 'INTERNAL', message: '' }))).toBe('Something went wrong');
  expect(contactFailureOf(new TypeError('anything'))).toBe('Something went wrong');
});
