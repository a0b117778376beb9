import { ApiFailure } from '../api/api-failure.ts';
import { Button } from '../ui/actions/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';

/** What an entry has become since it was opened, where that is why an edit was refused. */
export const changedEntryIn = <Entry,>(thrown: unknown): Entry | null =>
  thrown instanceof ApiFailure && thrown.code === 'CONFLICT' && typeof thrown.details.current === 'object'
    ? (thrown.details.current as Entry)
    : null;

/** 'availableFrom' as 'available from'. */
const wordsOf = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The fields that differ, in the form's own order: 'price, available from'. */
export const fieldsChanged = (before: object, after: object): string => {
  const now = new Map(Object.entries(after));
  return Object.entries(before)
    .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(now.get(field)))
    .map(([field]) => wordsOf(field))
    .join(', ');
};

type EditedMeanwhileProps = {
  noun: string;
  /** The fields that somebody else changed, in words; '' when none of the form's. */
  fields: string;
  busy: boolean;
  onShow: () => void;
  onSave: () => void;
};

/** Two people edit the same entry: whoever saves second decides which of both stays, and loses nothing before. */
export const EditedMeanwhile = ({ noun, fields, busy, onShow, onSave }: EditedMeanwhileProps) => (
  <Notice tone="amber">
    Somebody else has changed this {noun} since you opened it{fields === '' ? '' : ` (${fields})`}. Nothing was saved, and what
    you entered is still here.
    <span className="mt-3 flex flex-wrap gap-2">
      <Button variant="secondary" size="small" onClick={onShow}>
        Show the new version
      </Button>
      <Button variant="secondary" size="small" busy={busy} onClick={onSave}>
        Replace it with mine
      </Button>
    </span>
  </Notice>
);
