import type { ReactNode } from 'react';
import type { LinkProps } from 'react-router-dom';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { RowMenu, RowMenuItem } from '../row-menu.tsx';

type EditDeleteActionsProps = {
  /** The name of the row, so that each button says what it acts on. */
  name: string;
  deleting: boolean;
  /** Opens the form beside the list, or leads to its page. */
  edit: (() => void) | Pick<LinkProps, 'to' | 'state'>;
  onDelete: () => void;
  /** Further entries of the menu, before Delete. */
  children?: ReactNode;
};

/** Edit, and a menu of rarer actions, for a row that an admin may change. */
export const EditDeleteActions = ({ name, deleting, edit, onDelete, children }: EditDeleteActionsProps) => (
  <span className="inline-flex items-center">
    {typeof edit === 'function' ? (
      <Button variant="quiet" size="small" aria-label={`Edit ${name}`} busy={deleting} onClick={edit}>
        Edit
      </Button>
    ) : (
      <LinkButton {...edit} variant="quiet" size="small" aria-label={`Edit ${name}`}>
        Edit
      </LinkButton>
    )}
    <RowMenu name={name}>
      {children}
      <RowMenuItem danger label={`Delete ${name}`} onSelect={onDelete}>
        Delete
      </RowMenuItem>
    </RowMenu>
  </span>
);
