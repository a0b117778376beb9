import { formatMoney } from '@wayfarer/contracts';
import { typedText } from '../format/typed-amount.ts';
import { Button } from '../ui/actions/button.tsx';

type QuickAmountsProps = {
  /** What each is called, and how many rupees it is. */
  amounts: readonly { name: string; amount: number }[];
  /** @param text as the field of the amount has it */
  onChoose: (text: string) => void;
};

/** Usual amounts, each of which fills the field above with one press. */
export const QuickAmounts = ({ amounts, onChoose }: QuickAmountsProps) => (
  <div className="flex flex-wrap gap-2">
    {amounts.map(({ name, amount }) => (
      <Button key={name} variant="secondary" size="small" className="figures" onClick={() => onChoose(typedText(amount))}>
        {`${name} ${formatMoney(amount)}`}
      </Button>
    ))}
  </div>
);
