import { ChangeHistory, type HistoryOf } from '../../features/activity/change-history.tsx';
import { useRestorers } from './use-restorers.ts';

export type RestorableHistoryProps = {
  of: HistoryOf;
  /** Where the thing is open in a form, which then begins with what is stored. */
  onRestored?: () => Promise<void>;
};

/** The changes of one thing, whose former values those put back who may edit it. */
export const RestorableHistory = ({ of, onRestored }: RestorableHistoryProps) => (
  <ChangeHistory of={of} restorers={useRestorers()} onRestored={onRestored} />
);
