import { useId } from 'react';
import { Checkbox } from '../fields/checkbox.tsx';

type ChoiceBoxProps = {
  /** What it selects. */
  label: string;
  checked: boolean;
  onToggle: () => void;
};

/** A checkbox of a table's row, with a touch target of 44 px. */
export const ChoiceBox = ({ label, checked, onToggle }: ChoiceBoxProps) => {
  const id = useId();
  return (
    <label htmlFor={id} className="-m-3 inline-grid align-middle size-11 cursor-pointer place-items-center">
      <Checkbox id={id} aria-label={`Select ${label}`} checked={checked} onChange={onToggle} />
    </label>
  );
};
