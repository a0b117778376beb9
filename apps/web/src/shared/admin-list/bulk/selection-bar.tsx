import type { PagedList } from '../../api/use-paged-list.ts';
import { countWithNoun } from '../../format/format-total.ts';
import { Button } from '../../ui/actions/button.tsx';
import { type AllRowsAction, type BulkAction, MAX_AT_ONCE } from './bulk-action.ts';
import type { Selection } from './use-selection.ts';

type SelectionBarProps<Row> = {
  selection: Selection<Row>;
  list: Pick<PagedList<Row>, 'entries' | 'total' | 'hasMore'>;
  /** Whether the list has other pages than this one. */
  isPart: boolean;
  noun: string;
  actions: ReadonlyArray<BulkAction<Row> | AllRowsAction<Row>>;
  onAct: (action: BulkAction<Row> | AllRowsAction<Row>) => void;
  onExport: () => void;
};

/**
 * What is selected, whether that is this page or the whole list, and the actions on it. Shows nothing if
 * nothing is selected.
 */
export const SelectionBar = <Row extends { _id: string }>(props: SelectionBarProps<Row>) => {
  const { selection, list, isPart, noun, actions, onAct, onExport } = props;
  const chosen = selection.rows.length;
  if (chosen === 0) return null;
  const { isEverything } = selection;
  const canMeanAll = isPart && !isEverything && chosen === list.entries.length;
  const isTooMany = !list.total.isExact || list.total.count > MAX_AT_ONCE;
  const words = isEverything
    ? `All ${countWithNoun(list.total, noun)} selected`
    : `${countWithNoun({ count: chosen, isExact: true }, noun)} ${isPart ? 'on this page ' : ''}selected`;
  return (
    <section
      aria-label="Selected rows"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-accent bg-accent-soft px-4 py-2 shadow-float"
    >
      <output className="figures font-medium text-ink text-small">{words}</output>
      {chosen < list.entries.length ? (
        <Button variant="quiet" size="small" className="for-cards" onClick={selection.togglePage}>
          Select all {list.entries.length}
          {isPart ? ' on this page' : ''}
        </Button>
      ) : null}
      {canMeanAll ? (
        <Button
          variant="quiet"
          size="small"
          disabled={isTooMany}
          title={isTooMany ? `At most ${MAX_AT_ONCE} at once: search or filter first.` : undefined}
          onClick={selection.chooseEverything}
        >
          Select all {countWithNoun(list.total, noun)}
        </Button>
      ) : null}
      <span className="ms-auto flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={onExport}>
          Export {isEverything ? countWithNoun(list.total, noun) : chosen}
        </Button>
        {actions.map((action) => (
          <Button key={action.label} variant="secondary" size="small" onClick={() => onAct(action)}>
            {action.label}
          </Button>
        ))}
        <Button variant="quiet" size="small" onClick={selection.clear}>
          Clear
        </Button>
      </span>
    </section>
  );
};
