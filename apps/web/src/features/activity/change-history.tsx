import type { ActivityArea, ActivityEntry } from '@wayfarer/contracts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { paths } from '../../shared/paths.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { Badge } from '../../shared/ui/display/badge.tsx';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { RetryNotice } from '../../shared/ui/feedback/retry-notice.tsx';
import { LoadMore } from '../../shared/ui/table/load-more.tsx';
import { useActivity } from './activity-queries.ts';
import { actionName, outcomeWords } from './activity-words.ts';
import { ChangedFields } from './changed-fields.tsx';
import { HistorySkeleton } from './history-skeleton.tsx';
import { type RestoreOf, type Restorers, useRestoreFlow } from './use-restore-flow.ts';

/** Whose changes: of one thing by its id, or of an area that is one thing. */
export type HistoryOf = { readonly about: string } | { readonly area: ActivityArea };

type ChangeHistoryProps = { of: HistoryOf; restorers: Restorers; onRestored?: (() => Promise<void>) | undefined };

/** Without what the same action, such as an import, did to other things. */
const withoutOthers = ({ left: _others, ...entry }: ActivityEntry, of: HistoryOf): ActivityEntry =>
  'about' in of ? { ...entry, changes: entry.changes.filter(({ id }) => id === of.about) } : entry;

const HistoryLine = ({ entry, restoreOf }: { entry: ActivityEntry; restoreOf: RestoreOf }) => (
  <li className="py-3">
    <p className="flex flex-wrap items-center justify-between gap-x-3 font-semibold text-ink">
      {actionName(entry.call)}
      {entry.outcome === 'done' ? null : (
        <Badge tone={outcomeWords[entry.outcome].tone}>{outcomeWords[entry.outcome].words}</Badge>
      )}
    </p>
    <ChangedFields entry={entry} restoreOf={restoreOf} />
    <p className="mt-1 text-ink-soft text-small wrap-anywhere">
      {entry.by.name}, {formatMoment(entry.at)}
    </p>
  </li>
);

/** What staff changed of one thing, newest first: who, when, from what to what. */
export const ChangeHistory = ({ of, restorers, onRestored }: ChangeHistoryProps) => {
  const list = useActivity(of, null);
  const { refusal, restoreOf } = useRestoreFlow(restorers, onRestored);
  const { entries, failure, loading } = list;
  if (loading) return <HistorySkeleton />;
  if (failure !== null && entries.length === 0)
    return <FailedState message={failure} onRetry={list.retry} retrying={list.retrying} />;
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-ink-soft">{entries.length === 0 ? 'No changes yet.' : 'Newest first.'}</p>
        <LinkButton variant="quiet" size="small" to={paths.adminActivity(String(new URLSearchParams(of)))}>
          All changes
        </LinkButton>
      </div>
      {refusal === null ? null : <Notice>{refusal}</Notice>}
      {failure === null ? null : (
        <RetryNotice busy={list.retrying} onRetry={list.retry}>
          {failure}
        </RetryNotice>
      )}
      {entries.length === 0 ? null : (
        <ul aria-label="History" className="divide-y divide-hairline">
          {entries.map((entry) => (
            <HistoryLine key={entry._id} entry={withoutOthers(entry, of)} restoreOf={restoreOf} />
          ))}
        </ul>
      )}
      {list.hasMore ? <LoadMore list={list} shown={entries.length} noun="change" /> : null}
    </div>
  );
};
