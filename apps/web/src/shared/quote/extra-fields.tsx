import { type Extra, MAX_OF_ONE_KIND, type Prices } from '@wayfarer/contracts';
import { Check } from 'lucide-react';
import { type Ref, useId } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Tick } from '../ui/fields/tick.tsx';
import { ownText, type Translatable } from '../words/own-text.tsx';
import { t, tn } from '../words/words.ts';
import { CountRow } from './count-row.tsx';
import { ErrorWords } from './error-words.tsx';
import { extraWordsOf } from './line-words.ts';

/** 'Only 2 left on this day.'; nothing where more are left than can be taken. */
const leftText = (left: number, most: number): string | undefined => {
  if (left > most) return undefined;
  return left === 0 ? t('None left on this day.') : tn(left, 'Only {n} left on this day.', 'Only {n} left on this day.');
};

type ExtraFieldProps = {
  extra: Extra;
  /** That of one of its texts. */
  langOf: (text: 'name' | 'text') => ReturnType<typeof ownText>;
  left: number;
  count: number;
  onChange: (count: number) => void;
  error: string | undefined;
};

const ExtraField = ({ extra, langOf, left, count, onChange, error }: ExtraFieldProps) => {
  const { id, name, text, per, most = MAX_OF_ONE_KIND } = extra;
  const wordsId = useId();
  const few = leftText(left, per === 'piece' ? most : 0);
  if (per === 'piece')
    return (
      <CountRow
        label={name}
        own={langOf('name')}
        note={[text, extraWordsOf(extra), few].filter(Boolean).join(' ')}
        error={error}
        name={`extras.${id}`}
        min={0}
        max={Math.max(count > 0 ? 1 : 0, Math.min(most, left))}
        value={count}
        onValueChange={onChange}
      />
    );
  return (
    <div>
      <Tick
        name={`extras.${id}`}
        checked={count > 0}
        disabled={left === 0 && count === 0}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : wordsId}
        onChange={(isChosen) => onChange(isChosen ? 1 : 0)}
        label={
          <span className="min-w-0 grow">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span {...langOf('name')} className="wrap-anywhere font-medium">
                {name}
              </span>
              <span className="figures whitespace-nowrap text-ink-soft">{extraWordsOf(extra)}</span>
            </span>
            {text === undefined ? null : (
              <span dir="auto" {...langOf('text')} className="wrap-anywhere block text-ink-faint">
                {text}
              </span>
            )}
            {few === undefined ? null : <span className="block text-ink-soft">{few}</span>}
          </span>
        }
      />
      <ErrorWords id={wordsId}>{error}</ErrorWords>
    </div>
  );
};

type ExtraFieldsProps = {
  prices: Pick<Prices, 'extras'> & Translatable;
  chosen: Readonly<Record<string, number>>;
  onChange: (chosen: Record<string, number>) => void;
  /** How many are left on the chosen day of those that have a stock, by their ids. */
  left?: Readonly<Record<string, number>> | undefined;
  /** Why one cannot be had, by its id. */
  errors?: Readonly<Record<string, string>> | undefined;
  ref?: Ref<HTMLFieldSetElement>;
  className?: string;
};

/** What can be taken along, and what is part of the trip anyway. Nothing where a package has neither. */
export const ExtraFields = ({
  prices: { extras = [], untranslated },
  chosen,
  onChange,
  left = {},
  errors = {},
  ref,
  className,
}: ExtraFieldsProps) => {
  if (extras.length === 0) return null;
  const langOf = (id: string, text: 'name' | 'text') => ownText({ untranslated }, `extras/${id}/${text}`);
  return (
    <fieldset ref={ref} className={classNames('min-w-0', className)}>
      <legend className="mb-1.5 font-medium text-ink text-small">{t('Extras')}</legend>
      <div className="space-y-2">
        {extras.map((extra) =>
          extra.included ? (
            <p key={extra.id} className="flex min-h-11 items-center gap-3 text-ink text-small">
              <Check aria-hidden="true" className="size-5 shrink-0 text-green" />
              <span {...langOf(extra.id, 'name')} className="wrap-anywhere min-w-0 grow font-medium">
                {extra.name}
              </span>
              <span className="text-ink-soft">{t('Included')}</span>
            </p>
          ) : (
            <ExtraField
              key={extra.id}
              extra={extra}
              langOf={(text) => langOf(extra.id, text)}
              left={left[extra.id] ?? Number.POSITIVE_INFINITY}
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
