import { ApiFailure } from '../../api/api-failure.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

/** The current entry, if an edit was refused because the entry has changed since it was opened. */
export const changedEntryIn = <Entry,>(thrown: unknown): Entry | null =>
  thrown instanceof ApiFailure && thrown.code === 'CONFLICT' && typeof thrown.details.current === 'object'
    ? (thrown.details.current as Entry)
    : null;

/** The labels of the fields in which two states differ, in the form's own order: 'Price, Available from'. */
export const labelsChanged = (labels: Readonly<Record<string, string>>, before: object, after: object): string => {
  const [one, other] = [before, after].map((state) => new Map<string, unknown>(Object.entries(state)));
  return Object.entries(labels)
    .filter(([field]) => JSON.stringify(one?.get(field)) !== JSON.stringify(other?.get(field)))
    .map(([, label]) => label)
    .join(', ');
};

type EditedMeanwhileProps = {
  noun: string;
  /** The labels of the fields that somebody else changed; '' if none is in the form. */
  fields: string;
  /** What they changed, in lines; without it only the labels are told. */
  changes?: readonly string[];
  /** Which of them are changed here too, in another way; '' for none. */
  both?: string;
  busy: boolean;
  /** Adds what they changed to what is typed; absent where a form cannot. */
  onMerge?: () => void;
  onShow: () => void;
  onSave: () => void;
};

/**
 * When two people edit the same entry, the second to save decides which version stays, and loses nothing
 * until then.
 */
export const EditedMeanwhile = ({
  noun,
  fields,
  changes = [],
  both = '',
  busy,
  onMerge,
  onShow,
  onSave,
}: EditedMeanwhileProps) => (
  <Notice tone="amber">
    Somebody else has changed this {noun} since you opened it{fields === '' ? '' : ` (${fields})`}. Nothing was saved, and what
    you entered is still here.
    {changes.length === 0 ? null : (
      <ul className="mt-1 list-disc ps-5 font-normal">
        {changes.map((change) => (
          <li key={change} className="wrap-anywhere">
            {change}
          </li>
        ))}
      </ul>
    )}
    {both === '' ? null : <span className="block">You changed {both} too: in both together, yours counts there.</span>}
    <span className="mt-3 flex flex-wrap gap-2">
      {onMerge === undefined ? null : (
        <Button variant="secondary" size="small" onClick={onMerge}>
          Add their changes to mine
        </Button>
      )}
      <Button variant="secondary" size="small" onClick={onShow}>
        Show the new version
      </Button>
      <Button variant="secondary" size="small" busy={busy} onClick={onSave}>
        Replace it with mine
      </Button>
    </span>
  </Notice>
);
