import { Check } from 'lucide-react';

type ChoiceBoxProps = {
  /** What it selects. */
  label: string;
  checked: boolean;
  onToggle: () => void;
};

/** Custom style: in the dark theme the native box has a different grey. A box of 20 px with a touch target of 44. */
export const ChoiceBox = ({ label, checked, onToggle }: ChoiceBoxProps) => (
  <label className="-m-3 inline-grid align-middle size-11 cursor-pointer place-items-center">
    <input
      type="checkbox"
      aria-label={`Select ${label}`}
      checked={checked}
      onChange={onToggle}
      className="peer col-start-1 row-start-1 size-5 cursor-pointer appearance-none rounded-tag border border-edge bg-surface checked:border-accent checked:bg-accent"
    />
    <Check
      aria-hidden="true"
      strokeWidth={3}
      className="pointer-events-none col-start-1 row-start-1 hidden size-3.5 text-on-accent peer-checked:block"
    />
  </label>
);
