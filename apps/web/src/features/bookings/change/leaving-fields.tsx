import { useId } from 'react';
import { ErrorWords } from '../../../shared/quote/error-words.tsx';
import { Tick } from '../../../shared/ui/fields/tick.tsx';
import { t } from '../../../shared/words/words.ts';
import { howManyLeave, type TooMany } from './who-leaves.ts';

type LeavingFieldsProps = {
  tooMany: readonly TooMany[];
  leaving: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
};

/** Who of those that are named does not come along, where the party is too small for all. */
export const LeavingFields = ({ tooMany, leaving, error, onChange }: LeavingFieldsProps) => {
  const wordsId = useId();
  const errorId = useId();
  if (tooMany.length === 0) return null;
  return (
    <fieldset aria-describedby={error === undefined ? wordsId : `${wordsId} ${errorId}`} className="min-w-0">
      <legend className="mb-1.5 font-medium text-ink text-small">{t('Who does not come along?')}</legend>
      <p id={wordsId} className="text-ink-soft text-small">
        {howManyLeave(tooMany)} {t('All others stay on the booking as they are.')}
      </p>
      {tooMany.flatMap(({ named }) =>
        named.map(({ id, name }) => (
          <Tick
            key={id}
            name={`leaving.${id}`}
            checked={leaving.includes(id)}
            aria-invalid={error === undefined ? undefined : true}
            label={<span className="wrap-anywhere min-w-0">{name}</span>}
            onChange={(isChosen) => onChange(isChosen ? [...leaving, id] : leaving.filter((one) => one !== id))}
          />
        )),
      )}
      <ErrorWords id={errorId}>{error}</ErrorWords>
    </fieldset>
  );
};
