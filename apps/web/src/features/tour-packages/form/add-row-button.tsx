import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/actions/button.tsx';

type AddRowButtonProps = { children: ReactNode; disabled: boolean; onClick: () => void };

/** Adds a row to a list of the package form; disabled where the list has as many as it may. */
export const AddRowButton = (props: AddRowButtonProps) => (
  <Button variant="quiet" size="small" icon={<Plus className="size-4" />} {...props} />
);
