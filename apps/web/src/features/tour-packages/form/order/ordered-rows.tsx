import { type ReactNode, useRef, useState } from 'react';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { moved } from './drop-place.ts';
import { MoveButtons } from './move-buttons.tsx';
import { useDragOrder } from './use-drag-order.ts';

type OrderedRowsProps<Item> = {
  items: readonly Item[];
  /** What the row at a place is called in the middle of a sentence: 'day 2'. */
  nameOf: (item: Item, at: number) => string;
  onOrder: (items: Item[]) => void;
  /** A row, with what moves it. */
  children: (item: Item, at: number, move: ReactNode) => ReactNode;
};

/** Rows in an order that is changed by dragging them, and by buttons; both are announced. */
export const OrderedRows = <Item,>({ items, nameOf, onOrder, children }: OrderedRowsProps<Item>) => {
  const list = useRef<HTMLOListElement>(null);
  const [told, tell] = useState('');
  const names = items.map(nameOf);
  const count = items.length;
  const move = (from: number, to: number) => {
    onOrder(moved(items, from, to));
    tell(`Moved ${names[from]} to place ${to + 1} of ${count}.`);
  };
  const { drag, take } = useDragOrder(list, (from, to) => {
    if (to === from) tell(`Left ${names[from]} at place ${from + 1}.`);
    else move(from, to);
  });
  /** The focus goes with the row, so that the next press moves the same one. */
  const press = (from: number, to: number) => {
    move(from, to);
    const way = to < from ? 'up' : 'down';
    setTimeout(() => {
      const buttons = [...(list.current?.children[to]?.querySelectorAll<HTMLElement>('[data-move]:enabled') ?? [])];
      (buttons.find(({ dataset }) => dataset.move === way) ?? buttons[0])?.focus();
    });
  };
  return (
    <div className={classNames('relative', drag && 'select-none')}>
      <ol ref={list} className="space-y-3">
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position
          <li key={at} className="relative">
            {drag?.to === at && drag.from !== at ? (
              <span
                aria-hidden="true"
                data-drop={at}
                className={classNames(
                  'absolute inset-x-0 rounded-full border-accent border-t-4',
                  at < drag.from ? '-top-2' : '-bottom-2',
                )}
              />
            ) : null}
            <div className={classNames(drag?.from === at && 'opacity-50')}>
              {children(
                item,
                at,
                <MoveButtons
                  name={names[at] ?? ''}
                  onUp={at === 0 ? undefined : () => press(at, at - 1)}
                  onDown={at === count - 1 ? undefined : () => press(at, at + 1)}
                  onTake={(event) => take(at, event)}
                />,
              )}
            </div>
          </li>
        ))}
      </ol>
      {drag === null ? null : (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute left-11 z-10 rounded-full border border-accent bg-raised px-3 py-1 font-medium text-ink text-small shadow-float"
          style={{ top: drag.top }}
        >
          Moving {names[drag.from]}
        </span>
      )}
      <output className="sr-only">
        {drag === null ? told : `Moving ${names[drag.from]}: place ${drag.to + 1} of ${count}. Escape leaves it where it was.`}
      </output>
    </div>
  );
};
