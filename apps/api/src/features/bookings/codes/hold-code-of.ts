import { t } from '@wayfarer/words';
import { ApiError } from '../../../errors/api-error.ts';
import { dropCode, holdCode, releaseCode } from '../../codes/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { BookingDependencies } from '../booking-guards.ts';
import { untilSure } from '../until-sure.ts';

type Needs = Pick<BookingDependencies, 'database' | 'clock' | 'guards'>;
type Coded = Pick<BookingRecord, '_id' | 'userId' | 'choice'>;

const HELD = { outcome: 'held' } as const;
const useOf = ({ _id, userId, choice }: Coded) => (choice?.code ? { code: choice.code.id, booking: _id, by: userId } : null);

/** Holds the use of the code of a booking that is about to be stored, where it has one. */
export const holdCodeFor = async (needs: Needs, booking: Coded, until: Date) => {
  const use = useOf(booking);
  return use ? holdCode(needs, { ...use, until }, 'unstored', needs.guards.takeSeats) : HELD;
};

/** The same for a stored booking, until an instant or for good (null). */
export const holdCodeOf = async (needs: Needs, booking: Coded, until: Date | null) => {
  const use = useOf(booking);
  if (!use) return HELD;
  return untilSure(needs, booking, (asOf) => holdCode(needs, { ...use, until }, asOf, needs.guards.takeSeats));
};

/** @throws CONFLICT at `code` where a booking got no use of its code */
export const assertCodeHeld = ({ outcome }: { outcome: string }): void => {
  if (outcome !== 'used up' && outcome !== 'used up by you') return;
  const sentence = outcome === 'used up' ? t('This code has just been used up.') : t('You have already used this code.');
  throw new ApiError('CONFLICT', sentence, { code: sentence });
};

/** Gives back the use of a cancelled booking, once. */
export const releaseCodeOf = async (needs: Pick<Needs, 'database' | 'clock'>, booking: Coded): Promise<void> => {
  const use = useOf(booking);
  if (use) await releaseCode(needs, use);
};

/** Gives back what was held for a booking that could not be stored. */
export const dropCodeOf = async (needs: Pick<Needs, 'database'>, booking: Coded): Promise<void> => {
  const use = useOf(booking);
  if (use) await dropCode(needs, use);
};
