import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useHiddenColumns } from '../columns/hidden-columns.ts';
import { dropView, MAX_VIEW_NAME, MAX_VIEWS, type SavedView, saveView } from './saved-views.ts';

type SaveViewDialogProps = {
  list: string;
  views: readonly SavedView[];
  /** What the present view is in the address. */
  address: string;
  onClose: () => void;
};

/** Names the present view, or removes one that was saved. */
export const SaveViewDialog = ({ list, views, address, onClose }: SaveViewDialogProps) => {
  const hidden = useHiddenColumns(list);
  const formId = useId();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const isKnown = views.some((view) => view.name === name.trim());
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const named = name.trim();
    if (named === '') setError('Enter a name.');
    else if (views.length >= MAX_VIEWS && !isKnown) setError(`At most ${MAX_VIEWS} views are kept. Remove one first.`);
    else {
      saveView(list, views, { name: named, address, hidden });
      onClose();
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title="Views"
      text="Search, filters, order and columns as they are now, kept in this browser."
      actions={
        <Button type="submit" form={formId}>
          {isKnown ? 'Replace view' : 'Save view'}
        </Button>
      }
    >
      <form id={formId} noValidate aria-label="Save view" onSubmit={save}>
        <TextField
          label="Name"
          autoComplete="off"
          maxLength={MAX_VIEW_NAME}
          value={name}
          error={error}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
      {views.length === 0 ? null : (
        <ul aria-label="Saved views" className="mt-5 divide-y divide-hairline">
          {views.map((view) => (
            <li key={view.name} className="flex items-center justify-between gap-4 py-1">
              <span className="wrap-anywhere text-ink">{view.name}</span>
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove ${view.name}`}
                onClick={() => dropView(list, views, view.name)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
};
