import type { Dependencies } from '../../../dependencies.ts';
import { joinedUserRepository } from '../../users/index.ts';
import { finishJoin, type JoinParts } from './finish-join.ts';
import { LAST_LOOK_AFTER_MS } from './join-customers.ts';

/**
 * Completes joins whose process has ended, and looks at each once more when whatever was on its way to the
 * closed account has arrived: a booking of the same moment, say. Each has a lease.
 */
export const workOffJoins = async (
  needs: Pick<Dependencies, 'database' | 'clock'>,
  parts: JoinParts,
  isStopping: () => boolean = () => false,
): Promise<void> => {
  const joins = joinedUserRepository(needs.database);
  while (!isStopping()) {
    const due = await joins.takeDue(needs.clock());
    if (!due) return;
    await finishJoin(needs, parts, due._id);
    const lastLook = new Date((due.withdrawnAt?.getTime() ?? 0) + LAST_LOOK_AFTER_MS);
    await joins.noteMoved(due._id, lastLook > needs.clock() ? lastLook : null);
  }
};
