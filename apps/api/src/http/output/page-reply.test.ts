import { expect, test } from 'vitest';
import { pageReply } from './page-reply.ts';

test('a total that is not exact is marked as at least so many', () => {
  expect(pageReply([], { total: { count: 1000, isExact: false }, nextCursor: null }, {}).headers).toEqual({
    'X-Total-Count': '1000',
    'X-Total-Count-Is': 'at-least',
  });
  expect(pageReply([], { total: { count: 1000, isExact: true }, nextCursor: null }, {}).headers).toEqual({
    'X-Total-Count': '1000',
  });
});
