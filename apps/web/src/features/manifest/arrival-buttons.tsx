import type { Arrival } from '@wayfarer/contracts';
import { Check, X } from 'lucide-react';
import { classNames } from '../../shared/ui/class-names.ts';
import { arrivalWords } from './manifest-words.ts';

const choices = [
  { arrival: 'here', Icon: Check, pressed: 'border-green bg-green-soft text-green' },
  { arrival: 'no-show', Icon: X, pressed: 'border-red bg-red-soft text-red' },
] as const;

type ArrivalButtonsProps = {
  name: string;
  arrival: Arrival | undefined;
  onTick: (arrival: Arrival | null) => void;
};

/** Here or no-show, at thumb size; pressing what is chosen takes it back. */
export const ArrivalButtons = ({ name, arrival, onTick }: ArrivalButtonsProps) => (
  <fieldset className="flex shrink-0 gap-2 print:hidden">
    <legend className="sr-only">{name}</legend>
    {choices.map(({ arrival: choice, Icon, pressed }) => (
      <button
        key={choice}
        type="button"
        aria-pressed={arrival === choice}
        onClick={() => onTick(arrival === choice ? null : choice)}
        className={classNames(
          'inline-flex min-h-11 items-center gap-1.5 rounded-control border px-3 font-semibold text-small transition-colors',
          arrival === choice ? pressed : 'border-edge text-ink hover:border-ink hover:bg-hover',
        )}
      >
        <Icon aria-hidden="true" className="in-[table]:hidden size-4" />
        {arrivalWords[choice]}
      </button>
    ))}
  </fieldset>
);
