import {
  type ItineraryDay,
  itineraryDayOf,
  itineraryDayTextOf,
  itineraryOf,
  itineraryTextOf,
  MAX_ITINERARY_DAYS,
} from '@wayfarer/contracts';
import { useId, useState } from 'react';
import { ErrorLine } from '../../../../shared/forms/error-line.tsx';
import { AddRowButton } from '../add-row-button.tsx';
import { OrderedRows } from '../order/ordered-rows.tsx';
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
  const [typed, setTyped] = useState(() => ({ text, days: daysIn(text) }));
  // The text may change elsewhere: a draft is restored, or another edit is shown.
  const days = typed.text === text ? typed.days : daysIn(text);
  const change = (next: ItineraryDay[]) => {
    const written = textOf(next);
    setTyped({ text: written, days: next });
    onChange(written);
  };
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId} className="min-w-0">
      <legend className="mb-1.5 font-medium text-ink text-small">Itinerary</legend>
      <OrderedRows items={days} nameOf={(_, at) => `day ${at + 1}`} onChange={change} least={1}>
        {(day, at) => (
          <ItineraryDayRow number={at + 1} day={day} onChange={(changed) => change(days.with(at, { ...day, ...changed }))} />
        )}
      </OrderedRows>
      <ErrorLine id={errorId}>{error}</ErrorLine>
      <AddRowButton disabled={days.length >= MAX_ITINERARY_DAYS} onClick={() => change([...days, BLANK])}>
        Add day
      </AddRowButton>
    </fieldset>
  );
};
