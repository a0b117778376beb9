import { type Extra, MAX_OF_ONE_KIND, rupeesOf } from '@wayfarer/contracts';
import { extraWordsOf } from '../../../../shared/quote/line-words.ts';
import { NumberStepper } from '../../../../shared/ui/fields/number-stepper.tsx';
import { Tick } from '../../../../shared/ui/fields/tick.tsx';

type TriedExtrasProps = {
  extras: readonly Extra[];
  chosen: Readonly<Record<string, number>>;
  onChange: (chosen: Record<string, number>) => void;
};

/** The extras of the draft to choose from; what is included is on the quote by itself. */
export const TriedExtras = ({ extras, chosen, onChange }: TriedExtrasProps) =>
  extras
    .filter(({ included, per }) => !included || per === 'piece')
    .map((extra) => {
      const { id, name, per, most = MAX_OF_ONE_KIND } = extra;
      const label = `${name}, ${extraWordsOf({ ...extra, price: rupeesOf(extra.price) })}`;
      const change = (quantity: number) => onChange({ ...chosen, [id]: quantity });
      return per === 'piece' ? (
        <NumberStepper key={id} label={label} min={0} max={most} value={chosen[id] ?? 0} onValueChange={change} />
      ) : (
        <Tick key={id} label={label} checked={(chosen[id] ?? 0) > 0} onChange={(isChosen) => change(isChosen ? 1 : 0)} />
      );
    });
