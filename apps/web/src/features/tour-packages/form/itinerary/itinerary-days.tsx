import {
  type ItineraryDay,
  itineraryDayOf,
  itineraryDayTextOf,
  itineraryOf,
  itineraryTextOf,
  MAX_ITINERARY_DAYS,
} from '@wayfarer/contracts';
import { useId, useRef, useState } from 'react';
import { AddRowButton } from '../add-row-button.tsx';
import { ErrorLine } from '../error-line.tsx';
import { ItineraryDayRow } from './itinerary-day-row.tsx';

type ItineraryDaysProps = { text: string; onChange: (text: string) => void; error: string | undefined };

const BLANK: ItineraryDay = { title: '', text: '' };
const daysIn = (text: string): ItineraryDay[] => {
  const days = itineraryOf(text).map(itineraryDayOf);
  return days.length === 0 ? [BLANK] : days;
};
const textOf = (days: readonly ItineraryDay[]): string =>
  itineraryTextOf(days.map(itineraryDayTextOf).filter((day) => day !== ''));

/** The itinerary day by day. A day that is still empty is not in the text, and stays on the screen. */
export const ItineraryDays = ({ text, onChange, error }: ItineraryDaysProps) => {
  const errorId = useId();
  const list = useRef<HTMLOListElement>(null);
  const [typed, setTyped] = useState(() => ({ text, days: daysIn(text) }));
  const [moved, setMoved] = useState('');
  // The text may change elsewhere: a draft is restored, or another edit is shown.
  const days = typed.text === text ? typed.days : daysIn(text);
  const change = (next: ItineraryDay[]) => {
    const written = textOf(next);
    setTyped({ text: written, days: next });
    onChange(written);
  };
  /** The focus goes with the day, so that the next press moves the same one. */
  const move = (from: number, to: number) => {
    const day = days[from];
    if (day === undefined) return;
    change(days.toSpliced(from, 1).toSpliced(to, 0, day));
    setMoved(`Day ${from + 1} is now day ${to + 1}.`);
    const way = to < from ? 'up' : 'down';
    setTimeout(() => {
      const buttons = [...(list.current?.children[to]?.querySelectorAll<HTMLElement>('[data-move]:enabled') ?? [])];
      (buttons.find(({ dataset }) => dataset.move === way) ?? buttons[0])?.focus();
    });
  };
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId} className="min-w-0">
      <legend className="mb-1.5 font-medium text-ink text-small">Day by day</legend>
      <ol ref={list} className="space-y-3">
        {days.map((day, at) => (
          <ItineraryDayRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is identified by its position
            key={at}
            number={at + 1}
            day={day}
            onChange={(changed) => change(days.with(at, { ...day, ...changed }))}
            onRemove={days.length === 1 ? undefined : () => change(days.toSpliced(at, 1))}
            onUp={at === 0 ? undefined : () => move(at, at - 1)}
            onDown={at === days.length - 1 ? undefined : () => move(at, at + 1)}
          />
        ))}
      </ol>
      <output className="sr-only">{moved}</output>
      <ErrorLine id={errorId}>{error}</ErrorLine>
      <AddRowButton disabled={days.length >= MAX_ITINERARY_DAYS} onClick={() => change([...days, BLANK])}>
        Add day
      </AddRowButton>
    </fieldset>
  );
};
