import { Button } from '../ui/actions/button.tsx';

type EditDeleteActionsProps = {
  /** What the row is about, so that each button says what it does to whom. */
  name: string;
  deleting: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

/** The two actions of a row that an admin may change. */
export const EditDeleteActions = ({ name, deleting, onEdit, onDelete }: EditDeleteActionsProps) => (
  <span className="inline-flex gap-1">
    <Button variant="quiet" size="small" aria-label={`Edit ${name}`} onClick={onEdit}>
      Edit
    </Button>
    <Button variant="quiet" size="small" className="text-red" aria-label={`Delete ${name}`} busy={deleting} onClick={onDelete}>
      Delete
    </Button>
  </span>
);
