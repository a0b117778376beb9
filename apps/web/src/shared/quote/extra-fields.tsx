import { type Extra, MAX_OF_ONE_KIND, type Prices } from '@wayfarer/contracts';
import { Check } from 'lucide-react';
import { type Ref, useId } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Tick } from '../ui/fields/tick.tsx';
import { CountRow } from './count-row.tsx';
import { ErrorWords } from './error-words.tsx';
import { extraWordsOf } from './line-words.ts';

type ExtraFieldProps = { extra: Extra; count: number; onChange: (count: number) => void; error: string | undefined };

const ExtraField = ({ extra, count, onChange, error }: ExtraFieldProps) => {
  const { id, name, text, per, most = MAX_OF_ONE_KIND } = extra;
  const wordsId = useId();
  if (per === 'piece')
    return (
      <CountRow
        label={name}
        note={[text, extraWordsOf(extra)].filter(Boolean).join(' ')}
        error={error}
        name={`extras.${id}`}
        min={0}
        max={most}
        value={count}
        onValueChange={onChange}
      />
    );
  return (
    <div>
      <Tick
        name={`extras.${id}`}
        checked={count > 0}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : wordsId}
        onChange={(isChosen) => onChange(isChosen ? 1 : 0)}
        label={
          <span className="min-w-0 grow">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="wrap-anywhere font-medium">{name}</span>
              <span className="figures whitespace-nowrap text-ink-soft">{extraWordsOf(extra)}</span>
            </span>
            {text === undefined ? null : <span className="wrap-anywhere block text-ink-faint">{text}</span>}
          </span>
        }
      />
      <ErrorWords id={wordsId}>{error}</ErrorWords>
    </div>
  );
};

type ExtraFieldsProps = {
  prices: Pick<Prices, 'extras'>;
  chosen: Readonly<Record<string, number>>;
  onChange: (chosen: Record<string, number>) => void;
  /** Why one cannot be had, by its id. */
  errors?: Readonly<Record<string, string>> | undefined;
  ref?: Ref<HTMLFieldSetElement>;
  className?: string;
};

/** What can be taken along, and what is part of the trip anyway. Nothing where a package has neither. */
export const ExtraFields = ({ prices: { extras = [] }, chosen, onChange, errors = {}, ref, className }: ExtraFieldsProps) => {
  if (extras.length === 0) return null;
  return (
    <fieldset ref={ref} className={classNames('min-w-0', className)}>
      <legend className="mb-1.5 font-medium text-ink text-small">Extras</legend>
      <div className="space-y-2">
        {extras.map((extra) =>
          extra.included ? (
            <p key={extra.id} className="flex min-h-11 items-center gap-3 text-ink text-small">
              <Check aria-hidden="true" className="size-5 shrink-0 text-green" />
              <span className="wrap-anywhere min-w-0 grow font-medium">{extra.name}</span>
              <span className="text-ink-soft">Included</span>
            </p>
          ) : (
            <ExtraField
              key={extra.id}
              extra={extra}
              count={chosen[extra.id] ?? 0}
              error={errors[extra.id]}
              onChange={(count) => onChange({ ...chosen, [extra.id]: count })}
            />
          ),
        )}
      </div>
    </fieldset>
  );
};
