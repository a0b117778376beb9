import { Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../../../../shared/ui/actions/icon-button.tsx';
import { classNames } from '../../../../shared/ui/class-names.ts';
import { DraggedName, DropMark } from './drop-mark.tsx';
import { moved } from './drop-place.ts';
import { MoveButtons } from './move-buttons.tsx';
import { useDragOrder } from './use-drag-order.ts';

type OrderedRowsProps<Item> = {
  items: readonly Item[];
  /** What the row at a place is called in the middle of a sentence: 'day 2'. */
  nameOf: (item: Item, at: number) => string;
  onChange: (items: Item[]) => void;
  /** How many rows stay, at least. */
  least?: number;
  /** The fields of a row. */
  children: (item: Item, at: number) => ReactNode;
};

const headingOf = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** Rows in an order that is changed by dragging them, and by buttons; both are announced. */
export const OrderedRows = <Item,>({ items, nameOf, onChange, least = 0, children }: OrderedRowsProps<Item>) => {
  const list = useRef<HTMLOListElement>(null);
  const [told, tell] = useState('');
  const names = items.map(nameOf);
  const count = items.length;
  const move = (from: number, to: number) => {
    onChange(moved(items, from, to));
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
        {items.map((item, at) => {
          const name = names[at] ?? '';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position
            <li key={at} className="relative">
              <DropMark drag={drag} at={at} />
              <fieldset
                className={classNames(
                  'min-w-0 space-y-3 rounded-control border border-hairline p-3.5 pt-1.5',
                  drag?.from === at && 'opacity-50',
                )}
              >
                <legend className="sr-only">{headingOf(name)}</legend>
                <div className="flex items-center">
                  <MoveButtons
                    name={name}
                    heading={headingOf(name)}
                    onUp={at === 0 ? undefined : () => press(at, at - 1)}
                    onDown={at === count - 1 ? undefined : () => press(at, at + 1)}
                    onTake={(event) => take(at, event)}
                  />
                  <IconButton
                    label={`Remove ${name}`}
                    icon={<Trash2 className="size-5" />}
                    className="-me-2"
                    disabled={count <= least}
                    onClick={() => onChange(items.toSpliced(at, 1))}
                  />
                </div>
                {children(item, at)}
              </fieldset>
            </li>
          );
        })}
      </ol>
      {drag === null ? null : <DraggedName top={drag.top}>Moving {names[drag.from]}</DraggedName>}
      <output className="sr-only">
        {drag === null ? told : `Moving ${names[drag.from]}: place ${drag.to + 1} of ${count}. Escape leaves it where it was.`}
      </output>
    </div>
  );
};
