import { expect, test } from 'vitest';
import { withCommand, withoutCommand } from './open-commands.ts';
import type { OpenCommand } from './payment-attempt.model.ts';

const at = (milliseconds: number) => new Date(milliseconds);
const command = (fields: Partial<OpenCommand> = {}): OpenCommand => ({
  kind: 'refund',
  attemptId: 'one',
  refundKey: 'one-1',
  dueAt: at(2000),
  tries: 0,
  refusals: 0,
  ...fields,
});

test('a command is opened once and done alone: no other kind, no other payment and no other refund of it goes with it', () => {
  const open = command();
  const others = [command({ kind: 'expire' }), command({ attemptId: 'other' }), command({ refundKey: 'one-2' })];
  expect(withCommand([open], { kind: 'refund', attemptId: 'one', refundKey: 'one-1' }, at(9000))).toEqual([open]);
  expect(withCommand(others, { kind: 'refund', attemptId: 'one', refundKey: 'one-1' }, open.dueAt)).toEqual([...others, open]);
  expect(withoutCommand([open, ...others], open)).toEqual(others);
  const close = command({ kind: 'expire', refundKey: null });
  expect(withoutCommand([close], { kind: 'expire', attemptId: 'one' })).toEqual([]);
});
