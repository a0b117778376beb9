import type { guideParams, StaffDeparture } from '@wayfarer/contracts';
import type { z } from 'zod';
import { objectIdOf } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { recordChange } from '../../../logging/audit-context.ts';
import { departureIdOf } from '../departure-key.ts';
import { showDeparture } from '../show-departure.ts';
import { guideRepository } from './guide.repository.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/** Takes somebody off a departure, who then no longer sees it. May be repeated. @throws NOT_FOUND */
export const removeGuide = async (
  needs: Needs,
  { id, day, user }: z.output<typeof guideParams>,
): Promise<{ departure: StaffDeparture }> => {
  const key = { packageId: id, day };
  const wasOn = await guideRepository(needs.database).remove(key, objectIdOf(user));
  if (wasOn) recordChange({ thing: 'guide', id: user, from: { departure: departureIdOf(key) }, to: null });
  return { departure: await showDeparture(needs, { id, day }) };
};
