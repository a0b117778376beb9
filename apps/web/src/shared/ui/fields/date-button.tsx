import { lazy, type ReactNode, type Ref } from 'react';
import { loadPart } from '../browser/load-part.ts';
import type { DayOffer } from './day-offer.ts';
import { PopupButton } from './popup-button.tsx';

const load = () => import('./date-popup.tsx');
const DatePopup = lazy(async () => ({ default: (await loadPart(load)).DatePopup }));

export type DateButtonProps = {
  /** YYYY-MM-DD, or '' if nothing is chosen. */
  value: string;
  onValueChange: (day: string) => void;
  /** First and last day that can be chosen, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** A day that is shown and focused first while nothing is chosen. */
  opensAt?: string | undefined;
  /** What is sold on these days; only those with seats can be chosen. */
  offer?: DayOffer | undefined;
  /** Offers to clear the day (filters). */
  clearable?: boolean | undefined;
  /** Offers to go to the year before and after (days that staff enter). */
  pagesYears?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

type Looks = {
  id: string;
  label: string;
  describedBy: string;
  isInvalid?: boolean | undefined;
  className: string;
  children: ReactNode;
};

/** Opens the calendar. */
export const DateButton = ({
  value,
  onValueChange,
  from,
  to,
  opensAt,
  offer,
  clearable = false,
  pagesYears = false,
  label,
  ...button
}: DateButtonProps & Looks) => (
  <PopupButton
    {...button}
    load={load}
    popup={(shown) => (
      <DatePopup
        {...shown}
        label={label}
        clearable={clearable}
        pagesYears={pagesYears}
        value={value}
        from={from}
        to={to}
        opensAt={opensAt}
        offer={offer}
        onPick={onValueChange}
      />
    )}
  />
);
