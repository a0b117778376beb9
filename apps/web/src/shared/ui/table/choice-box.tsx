type ChoiceBoxProps = {
  /** What is chosen by it. */
  label: string;
  checked: boolean;
  onToggle: () => void;
};

/** A box of 20 px that can be pressed on 44. */
export const ChoiceBox = ({ label, checked, onToggle }: ChoiceBoxProps) => (
  <label className="-m-3 inline-grid align-middle size-11 cursor-pointer place-items-center">
    <input
      type="checkbox"
      aria-label={`Select ${label}`}
      checked={checked}
      onChange={onToggle}
      className="size-5 cursor-pointer accent-accent"
    />
  </label>
);
