import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { dropPlaceOf, moved } from './drop-place.ts';
import { OrderedRows } from './ordered-rows.tsx';

const ROW = 100;

const Trip = ({ onOrder }: { onOrder: (days: string[]) => void }) => {
  const [days, setDays] = useState(['Arrival', 'Temple', 'River', 'Home']);
  const order = (next: string[]) => {
    setDays(next);
    onOrder(next);
  };
  return (
    <OrderedRows items={days} nameOf={(_, at) => `day ${at + 1}`} onChange={order} least={1}>
      {(day) => <p>{day}</p>}
    </OrderedRows>
  );
};

const onOrder = vi.fn<(days: string[]) => void>();
const shown = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
const announced = () => screen.getByRole('status').textContent;
const take = (day: number, pointer: object = {}) =>
  fireEvent.pointerDown(screen.getByTitle(`Drag day ${day}`), { button: 0, isPrimary: true, pointerId: 1, ...pointer });
const moveTo = (clientY: number, pointerId = 1) => fireEvent.pointerMove(window, { clientY, pointerId });
const release = () => fireEvent.pointerUp(window, { pointerId: 1 });

beforeEach(() => {
  onOrder.mockReset();
  // jsdom lays nothing out: rows of 100 px, one below the other.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const at = this.tagName === 'LI' ? [...(this.parentElement?.children ?? [])].indexOf(this) : 0;
    return new DOMRect(0, at * ROW, 300, ROW);
  });
  render(<Trip onOrder={onOrder} />);
});

test('a row takes the place at which it is dropped, up and down, and all others keep their order', () => {
  const middles = [50, 150, 250, 350];
  const places = Array.from({ length: 4 }, (_, from) => [10, 120, 220, 320, 500].map((y) => dropPlaceOf(middles, from, y)));
  expect(places).toEqual([
    [0, 0, 1, 2, 3],
    [0, 1, 1, 2, 3],
    [0, 1, 2, 2, 3],
    [0, 1, 2, 3, 3],
  ]);
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
});

test('a day is dragged by its handle: a mark shows where it drops, each place is announced, and it moves once it is dropped', () => {
  take(1, { clientY: 50 });
  moveTo(260);
  expect(announced()).toBe('Moving day 1: place 3 of 4. Escape leaves it where it was.');
  expect(screen.getAllByRole('listitem')[2]?.querySelector('[data-drop]')).not.toBeNull();
  expect(onOrder).not.toHaveBeenCalled();
  release();
  expect(onOrder.mock.calls).toEqual([[['Temple', 'River', 'Arrival', 'Home']]]);
  expect(shown()).toEqual(['Temple', 'River', 'Arrival', 'Home']);
  expect(announced()).toBe('Moved day 1 to place 3 of 4.');
  moveTo(20);
  expect(announced()).toBe('Moved day 1 to place 3 of 4.');
});

test('Escape keeps the order, and closes nothing around the list; so does a gesture that the browser takes over', () => {
  const closed = vi.fn<() => void>();
  document.addEventListener('keydown', closed, { once: true });
  for (const stop of [
    () => fireEvent.keyDown(document.body, { key: 'Escape' }),
    () => fireEvent.pointerCancel(window, { pointerId: 1 }),
  ]) {
    take(4, { clientY: 350 });
    moveTo(10);
    expect(announced()).toContain('Moving day 4: place 1 of 4.');
    stop();
    expect(announced()).toBe('Left day 4 at place 4.');
    release();
  }
  expect(onOrder).not.toHaveBeenCalled();
  expect(closed).not.toHaveBeenCalled();
});

test('another button of the mouse and a second finger move nothing', () => {
  take(1, { button: 2 });
  expect(announced()).toBe('');
  take(1, { clientY: 50 });
  moveTo(380, 2);
  release();
  expect(onOrder).not.toHaveBeenCalled();
});
