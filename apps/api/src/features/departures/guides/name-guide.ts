import type { guideParams, nameGuideSchema } from '@wayfarer/contracts';
import { displayNameOf, has, type StaffDeparture } from '@wayfarer/contracts';
import type { z } from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { wrongField } from '../../../errors/wrong-field.ts';
import { recordChange } from '../../../logging/audit-context.ts';
import { getTourPackage } from '../../tour-packages/index.ts';
import { type UserRecord, userRepository } from '../../users/index.ts';
import { departureIdOf } from '../departure-key.ts';
import { showDeparture } from '../show-departure.ts';
import { guideRepository } from './guide.repository.ts';
import { guideClashes } from './guide-clashes.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/** @throws VALIDATION for who may not check travellers in */
const getGuide = async ({ database }: Needs, id: string): Promise<UserRecord> => {
  const user = await userRepository(database).findById(id);
  if (user && has(user.role, 'check-in')) return user;
  throw wrongField('user', 'Choose somebody of the staff who checks travellers in.');
};

/**
 * Names somebody on a departure. Where they are on another one on the same days it is refused with those,
 * until the caller says that they stay on each. It is looked at again once it is stored: of two clerks who
 * name somebody on the same days at one moment at least the later one is asked.
 * @throws NOT_FOUND, VALIDATION; CONFLICT for a cancelled or full one; GUIDE_ELSEWHERE
 */
export const nameGuide = async (
  needs: Needs,
  { id, day, user: userId }: z.output<typeof guideParams>,
  { role, besides }: z.output<typeof nameGuideSchema>,
): Promise<{ departure: StaffDeparture }> => {
  const [tourPackage, user] = await Promise.all([getTourPackage(needs, id), getGuide(needs, userId)]);
  if (tourPackage.cancelledDays?.includes(day)) throw new ApiError('CONFLICT', 'This departure is cancelled, for good.');
  const key = { packageId: tourPackage._id, day };
  const accepted = new Set(besides.map(departureIdOf));
  const name = displayNameOf(user);
  const assertFree = async (): Promise<void> => {
    const clashes = await guideClashes(needs, user._id, key, tourPackage.itinerary.length);
    if (clashes.every((clash) => accepted.has(departureIdOf(clash)))) return;
    throw new ApiError('GUIDE_ELSEWHERE', `${name} is named on another departure on the same days.`, { clashes });
  };
  await assertFree();
  const guides = guideRepository(needs.database);
  const wasOn = await guides.isOn(key, userId);
  if (!(await guides.name(key, { user: user._id, name, role, day })))
    throw new ApiError('CONFLICT', 'As many are named on this departure as it can have.');
  try {
    await assertFree();
  } catch (thrown) {
    if (!wasOn) await guides.remove(key, user._id);
    throw thrown;
  }
  recordChange({ thing: 'guide', id: userId, from: null, to: { departure: departureIdOf(key) } });
  return { departure: await showDeparture(needs, { id, day }) };
};
