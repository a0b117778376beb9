import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';

export type Tab = {
  key: string;
  label: string;
  content: ReactNode;
  /** Stays in the page, hidden, while another is shown: nothing that was typed in it is lost. */
  stays?: boolean;
};

export type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (key: string) => void;
};

/** By how many tabs an arrow key leads on, in the direction in which the page is read. */
const stepOf = ({ key, currentTarget }: KeyboardEvent): number => {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return 0;
  const onward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  return key === onward ? 1 : -1;
};

/**
 * Views of one thing. Arrow keys move between tabs; only the selected view is in the page, with those that
 * stay.
 */
export const Tabs = ({ label, tabs, selected, onSelect }: TabsProps) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = stepOf(event);
    if (step === 0) return;
    event.preventDefault();
    const index = (tabs.findIndex((tab) => tab.key === selected) + step + tabs.length) % tabs.length;
    const next = tabs[index];
    if (next === undefined) return;
    onSelect(next.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className="flex gap-6 overflow-x-auto border-hairline border-b">
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === selected}
            aria-controls={`${id}-view-${tab.key}`}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => onSelect(tab.key)}
            onKeyDown={move}
            className={classNames(
              '-mb-px min-h-11 min-w-11 shrink-0 whitespace-nowrap border-b-2 font-semibold transition-colors',
              tab.key === selected ? 'border-accent text-ink' : 'border-transparent text-ink-faint hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(({ key, content, stays }) => (
        <div
          key={key}
          id={`${id}-view-${key}`}
          role="tabpanel"
          aria-labelledby={`${id}-${key}`}
          hidden={key !== selected}
          className="pt-5"
        >
          {key === selected || stays ? content : null}
        </div>
      ))}
    </div>
  );
};
