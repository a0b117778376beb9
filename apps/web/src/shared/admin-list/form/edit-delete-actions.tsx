import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { RowMenu, RowMenuItem } from '../row-menu.tsx';

type EditDeleteActionsProps = {
  /** The name of the row, so that each button says what it acts on. */
  name: string;
  deleting: boolean;
  onEdit: () => void;
  onDelete: () => void;
  /** Further entries of the menu, before Delete. */
  children?: ReactNode;
};

/** Edit, and a menu of rarer actions, for a row that an admin may change. */
export const EditDeleteActions = ({ name, deleting, onEdit, onDelete, children }: EditDeleteActionsProps) => (
  <span className="inline-flex items-center">
    <Button variant="quiet" size="small" aria-label={`Edit ${name}`} busy={deleting} onClick={onEdit}>
      Edit
    </Button>
    <RowMenu name={name}>
      {children}
      <RowMenuItem danger label={`Delete ${name}`} onSelect={onDelete}>
        Delete
      </RowMenuItem>
    </RowMenu>
  </span>
);
