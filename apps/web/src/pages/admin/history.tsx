import { lazy, type ReactNode, Suspense, useState } from 'react';
import { HistorySkeleton } from '../../features/activity/history-skeleton.tsx';
import { WithHistory } from '../../shared/admin-list/with-history.tsx';
import { useMay } from '../../shared/session/use-may.ts';
import { loadPart } from '../../shared/ui/browser/load-part.ts';
import type { RestorableHistoryProps } from './restorable-history.tsx';

// Loaded when it is opened.
const RestorableHistory = lazy(async () => ({
  default: (await loadPart(() => import('./restorable-history.tsx'))).RestorableHistory,
}));

/**
 * The changes of one thing, for the second tab of its form or page; null for a role that may not see
 * activity.
 */
export const useHistory = (): ((props: RestorableHistoryProps) => ReactNode) => {
  const maySee = useMay('show-activity');
  return (props) =>
    maySee ? (
      <Suspense fallback={<HistorySkeleton />}>
        <RestorableHistory {...props} />
      </Suspense>
    ) : null;
};

type HistoryTabsProps = RestorableHistoryProps & { label: string; first: string; children: ReactNode };

/** A page about one thing with its history in a second tab. */
export const HistoryTabs = ({ label, first, children, ...history }: HistoryTabsProps) => {
  const [isShown, show] = useState(false);
  const historyOf = useHistory();
  return (
    <WithHistory label={label} first={first} history={historyOf(history)} isShown={isShown} onShow={show}>
      {children}
    </WithHistory>
  );
};
