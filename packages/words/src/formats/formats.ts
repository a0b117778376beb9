/**
 * How a language writes days, numbers and lists: plain data, which is sent with its texts. Digits are 0–9 and
 * the calendar is Gregorian in every one, so that numbers of bookings, codes and a guide's list agree.
 */
export type Formats = {
  /** From Sunday on: in full, short as in 'Sat, 12 Dec 2026', and as short as a calendar's columns need. */
  readonly weekdays: readonly string[];
  readonly shortWeekdays: readonly string[];
  readonly narrowWeekdays: readonly string[];
  /** From January on: in full, and short. */
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  /** The first column of a calendar: 0 is Sunday. */
  readonly firstWeekday: 0 | 1 | 6;
  /** '12 Dec 2026', and '12 December 2026' where it is another order or has other words between. */
  readonly date: string;
  readonly longDate: string;
  /** '12 Dec' */
  readonly dateOfYear: string;
  /** 'Dec 2026', and 'December 2026'. */
  readonly month: string;
  readonly longMonth: string;
  /** A weekday before a date: 'Sat, 12 Dec 2026', and 'Saturday 12 December 2026'. */
  readonly day: string;
  readonly longDay: string;
  /** '12 Dec 2026, 15:01' */
  readonly moment: string;
  /** Between the parts of a list, and before its last one: 'a, b and c'. */
  readonly comma: string;
  readonly and: string;
  /** Between groups of digits, and before decimals: each one character. */
  readonly group: string;
  readonly decimal: string;
  /** Whether all groups but the last have two digits, as in India. */
  readonly isIndian: boolean;
  /** An amount with its sign, and a minus before it where it is negative. */
  readonly money: string;
};
