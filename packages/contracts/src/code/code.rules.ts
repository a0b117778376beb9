import { formatLongDate, t, tn } from '@wayfarer/words';
import type { CalendarDate } from '../values/calendar-date.ts';
import { formatMoney } from '../values/format-money.ts';
import { type MinorUnits, rupeesOf } from '../values/money.ts';

/** How often a code is used where it does not say, and at most: its uses are in one document. */
export const MAX_CODE_USES = 10_000;
export const MAX_CODE_USES_PER_TRAVELLER = 100;
export const MAX_CODE_PACKAGES = 200;
/** Of the uses of a code, how many an admin is shown. */
export const MAX_LISTED_CODE_USES = 200;

/** When and for what a promotion code can be used. An absent condition restricts nothing. */
export type CodeConditions = {
  /** The first and the last day on which it can be used. */
  readonly from?: CalendarDate | undefined;
  readonly to?: CalendarDate | undefined;
  /** The ids of the packages that it is for. */
  readonly packages?: readonly string[] | undefined;
  /** What a booking costs at least before the code, in minor units. */
  readonly leastTotal?: MinorUnits | undefined;
  readonly most?: number | undefined;
  readonly mostPerTraveller?: number | undefined;
  /** The first and the last day of travel. */
  readonly travelFrom?: CalendarDate | undefined;
  readonly travelTo?: CalendarDate | undefined;
};

/** A booking that a code is to be used for. */
export type CodeUse = {
  /** On the site's clock. */
  readonly today: CalendarDate;
  readonly packageId: string;
  readonly travelDate: CalendarDate;
  /** Before the code, in minor units. */
  readonly total: MinorUnits;
  /** How often other bookings use it at present, and how many of them are of the same traveller. */
  readonly uses: number;
  readonly usesByTraveller: number;
};

export type CodeProblem =
  | 'not yet'
  | 'expired'
  | 'not for this trip'
  | 'not for this day'
  | 'total too low'
  | 'used up'
  | 'used up by you';

const isWithin = (day: CalendarDate, from: CalendarDate | undefined, to: CalendarDate | undefined): boolean =>
  (from === undefined || day >= from) && (to === undefined || day <= to);

/** The first reason why a booking cannot use a code; null where it can. */
export const codeProblemOf = (code: CodeConditions, use: CodeUse): CodeProblem | null => {
  const { today, packageId, travelDate, total, uses, usesByTraveller } = use;
  if (code.from !== undefined && today < code.from) return 'not yet';
  if (code.to !== undefined && today > code.to) return 'expired';
  if (code.packages && !code.packages.includes(packageId)) return 'not for this trip';
  if (!isWithin(travelDate, code.travelFrom, code.travelTo)) return 'not for this day';
  if (total < (code.leastTotal ?? 0)) return 'total too low';
  if (uses >= (code.most ?? MAX_CODE_USES)) return 'used up';
  return usesByTraveller >= (code.mostPerTraveller ?? MAX_CODE_USES) ? 'used up by you' : null;
};

export const codeStates = ['active', 'not-yet', 'over', 'used-up'] as const;
export type CodeState = (typeof codeStates)[number];

/** Whether anybody can use a code on a day. */
export const codeStateOf = (
  { from, to, most = MAX_CODE_USES }: Pick<CodeConditions, 'from' | 'to' | 'most'>,
  { today, uses }: Pick<CodeUse, 'today' | 'uses'>,
): CodeState => {
  if (from !== undefined && today < from) return 'not-yet';
  if (to !== undefined && today > to) return 'over';
  return uses >= most ? 'used-up' : 'active';
};

/** What who typed a code that there is not is told. */
export const unknownCodeSentence = (): string => t('There is no such code. Please check how it is written.');

const dayText = (day: CalendarDate | undefined): string => (day === undefined ? '' : formatLongDate(day));

const travelDaysSentence = ({ travelFrom, travelTo }: CodeConditions): string => {
  const [from, to] = [dayText(travelFrom), dayText(travelTo)];
  if (travelFrom === undefined) return t('This code is for trips that begin up to {to}.', { to });
  return travelTo === undefined
    ? t('This code is for trips that begin from {from}.', { from })
    : t('This code is for trips that begin from {from} to {to}.', { from, to });
};

/** Why a code cannot be used, as travellers are told. It says nothing of anybody else's bookings. */
export const codeSentenceOf = (problem: CodeProblem, code: CodeConditions): string => {
  switch (problem) {
    case 'not yet':
      return t('This code is valid from {day}.', { day: dayText(code.from) });
    case 'expired':
      return t('This code was valid until {day}.', { day: dayText(code.to) });
    case 'not for this trip':
      return t('This code is not valid for this trip.');
    case 'not for this day':
      return travelDaysSentence(code);
    case 'total too low':
      return t('This code is valid from a total of {amount}.', { amount: formatMoney(rupeesOf(code.leastTotal ?? 0)) });
    case 'used up':
      return t('This code is used up.');
    case 'used up by you':
      return tn(
        code.mostPerTraveller ?? MAX_CODE_USES,
        'You have already used this code.',
        'You have already used this code {n} times.',
      );
  }
};
