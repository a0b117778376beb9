import { TextField } from '../../../shared/ui/fields/text-field.tsx';

type Discount = { discount: string; discountReason: string };
type DiscountFieldsProps = {
  label: string;
  hint?: string | undefined;
  draft: Discount;
  change: (fields: Partial<Discount>) => void;
  /** What is wrong with the amount, and with the reason. */
  error: string | undefined;
  reasonError: string | undefined;
};

/** What staff take off a price, and why. */
export const DiscountFields = ({ label, hint, draft, change, error, reasonError }: DiscountFieldsProps) => (
  <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
    <TextField
      label={label}
      leading="₹"
      inputMode="decimal"
      optional
      autoComplete="off"
      hint={hint}
      value={draft.discount}
      error={error}
      onChange={(event) => change({ discount: event.target.value })}
    />
    {draft.discount.trim() === '' ? null : (
      <TextField
        label="Why"
        autoComplete="off"
        value={draft.discountReason}
        error={reasonError}
        onChange={(event) => change({ discountReason: event.target.value })}
      />
    )}
  </div>
);
