import { expect, test } from 'vitest';
import { sampleCommand as command } from '../../testing/samples/sample-command.ts';
import { withCommand, withoutCommand } from './open-commands.ts';

const at = (milliseconds: number) => new Date(milliseconds);

test('a command is opened once and done alone: no other kind, no other payment and no other refund of it goes with it', () => {
  const open = command();
  const others = [command({ kind: 'expire' }), command({ attemptId: 'other' }), command({ refundKey: 'one-2' })];
  expect(withCommand([open], { kind: 'refund', attemptId: 'one', refundKey: 'one-1' }, at(9000))).toEqual([open]);
  expect(withCommand(others, { kind: 'refund', attemptId: 'one', refundKey: 'one-1' }, open.dueAt)).toEqual([...others, open]);
  expect(withoutCommand([open, ...others], open)).toEqual(others);
  expect([withCommand([], null, at(1)), withCommand([open], null, at(1))]).toEqual([[], [open]]);
  const close = command({ kind: 'expire', refundKey: null });
  expect(withoutCommand([close], { kind: 'expire', attemptId: 'one' })).toEqual([]);
});
