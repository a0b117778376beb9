import { type Booking, categoriesOf, type NewTripChange, type Prices, type TripChange } from '@wayfarer/contracts';
import { rupeesIn } from '../../../shared/format/typed-amount.ts';
import { fittingChoice, orderOf, type TripChoice } from '../../../shared/quote/trip-choice.ts';

type Terms = NonNullable<NewTripChange['terms']>;

/** What is chosen instead of what is booked; '' where nothing is typed. */
export type ChangeDraft = Pick<TripChoice, 'party' | 'extras' | 'singleRooms'> & {
  day: string;
  /** The ids of named travellers who do not come along, as they were chosen. */
  leaving: readonly string[];
  /** Of staff. */
  terms: Terms;
  discount: string;
  discountReason: string;
};

type Chosen = Pick<Booking, 'travelDate' | 'totalPersons' | 'party' | 'extras' | 'singleRooms'>;

/** What is booked, as a form has it. */
export const draftOf = (
  prices: Prices,
  { travelDate, totalPersons, party, extras = {}, singleRooms = 0 }: Chosen,
): ChangeDraft => {
  const known = party ?? { [categoriesOf(prices)[0].id]: totalPersons };
  return {
    ...fittingChoice(prices, { party: prices.categories ? known : { person: totalPersons }, extras, singleRooms, code: '' }),
    day: travelDate,
    leaving: [],
    terms: 'agency',
    discount: '',
    discountReason: '',
  };
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The order of a draft with each part, so that two can be compared. */
const wholeOf = (prices: Prices, draft: ChangeDraft) => {
  const { extras = {}, singleRooms = 0, ...order } = orderOf(prices, draft.day, { ...draft, code: '' });
  return { ...order, extras, singleRooms };
};

/**
 * What is to be otherwise, as it is sent; null where all is as it is booked, or a number is being typed.
 * @param leaving who does not come along, as far as the party is too small for them
 * @param asStaff whether staff choose the terms, and may take something off
 */
export const wishOf = (
  prices: Prices,
  booked: Chosen,
  draft: ChangeDraft,
  { leaving, asStaff }: { leaving: readonly string[]; asStaff: boolean },
): NewTripChange | null => {
  const [before, after] = [wholeOf(prices, draftOf(prices, booked)), wholeOf(prices, draft)];
  const counts = [...Object.values(draft.party), ...Object.values(draft.extras), draft.singleRooms];
  if (counts.some(Number.isNaN) || draft.day === '') return null;
  const amount = asStaff ? rupeesIn(draft.discount) : Number.NaN;
  const party = prices.categories ? { party: after.party } : { totalPersons: after.totalPersons };
  const wish = {
    ...(after.travelDate === before.travelDate ? {} : { travelDate: after.travelDate }),
    ...(isSame(before.party, after.party) && before.totalPersons === after.totalPersons ? {} : party),
    ...(isSame(before.extras, after.extras) ? {} : { extras: after.extras }),
    ...(before.singleRooms === after.singleRooms ? {} : { singleRooms: after.singleRooms }),
    ...(amount > 0 ? { discount: { amount, reason: draft.discountReason.trim() } } : {}),
  };
  if (Object.keys(wish).length === 0) return null;
  // Nobody leaves a party that stays as it is: so it is for a moment once the change is made.
  return { ...wish, ...(leaving.length > 0 ? { leaving: [...leaving] } : {}), ...(asStaff ? { terms: draft.terms } : {}) };
};

/** The same with what its preview came to. */
export const agreedTo = (wish: NewTripChange, { toPay, refund }: Pick<TripChange, 'toPay' | 'refund'>): TripChange => ({
  ...wish,
  toPay,
  refund,
});

/** The wish of a change that waits for its payment: sent again, it goes on with the same page. */
export const wishOfWaiting = ({
  travelDate,
  totalPersons,
  party,
  extras,
  singleRooms,
  leaving,
  toPay,
}: NonNullable<Booking['change']>): TripChange => ({
  travelDate,
  ...(party ? { party } : { totalPersons }),
  ...(extras ? { extras } : {}),
  ...(singleRooms ? { singleRooms } : {}),
  ...(leaving ? { leaving } : {}),
  toPay,
  refund: 0,
});
