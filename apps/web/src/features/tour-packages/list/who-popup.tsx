import { type AskedKind, askedKinds, askedPartyIn, askedPartyText, MAX_PERSONS, readAskedParty } from '@wayfarer/contracts';
import { useId, useState } from 'react';
import { CountRow } from '../../../shared/quote/count-row.tsx';
import { ErrorWords } from '../../../shared/quote/error-words.tsx';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { FieldPopup, type PopupOfButton } from '../../../shared/ui/fields/field-popup.tsx';
import { t } from '../../../shared/words/words.ts';

type WhoProps = {
  /** As addresses write it; '' for anyone. */
  party: string;
  onChange: (party: string) => void;
};

type Counts = Record<AskedKind, number>;
const NOBODY: Counts = { adult: 0, child: 0, infant: 0 };
const rowsOf = (): Record<AskedKind, { label: string; note?: string }> => ({
  adult: { label: t('Adults') },
  child: { label: t('Children'), note: t('Each trip says their ages.') },
  infant: { label: t('Infants'), note: t('Under 2') },
});

const sumOf = ({ adult, child, infant }: Counts): number => adult + child + infant;
/** Why numbers that were typed are no party; undefined while they are one, or nobody. */
const problemOf = (counts: Counts): string | undefined => {
  if (sumOf(counts) === 0) return undefined;
  if (Number.isNaN(sumOf(counts))) return t('Enter whole numbers.');
  const party = readAskedParty(askedKinds.map((kind) => `${kind}.${counts[kind]}`).join('_'));
  return typeof party === 'string' ? party : undefined;
};

const WhoRows = ({ party, onChange }: WhoProps) => {
  const errorId = useId();
  const [counts, setCounts] = useState<Counts>({ ...NOBODY, ...askedPartyIn(party) });
  const problem = problemOf(counts);
  const change = (kind: AskedKind, count: number) => {
    const next = { ...counts, [kind]: count };
    // Nobody travels without an adult.
    if (kind !== 'adult' && count > 0 && counts.adult === 0) next.adult = 1;
    setCounts(next);
    if (problemOf(next) === undefined) onChange(askedPartyText(next));
  };
  const rows = rowsOf();
  const hasOthers = counts.child > 0 || counts.infant > 0;
  return (
    <fieldset aria-describedby={problem === undefined ? undefined : errorId} className="w-72 max-w-full space-y-3 p-1">
      <legend className="sr-only">{t('Who travels')}</legend>
      {askedKinds.map((kind) => (
        <CountRow
          key={kind}
          {...rows[kind]}
          min={kind === 'adult' && hasOthers ? 1 : 0}
          max={Math.max(0, MAX_PERSONS - sumOf({ ...counts, [kind]: 0 }) || 0)}
          value={counts[kind]}
          onValueChange={(count) => change(kind, count)}
        />
      ))}
      <ErrorWords id={errorId}>{problem}</ErrorWords>
    </fieldset>
  );
};

/** How many adults, children and infants travel. What is entered counts at once. */
export const WhoPopup = ({ party, onChange, ...button }: PopupOfButton & WhoProps) => (
  <FieldPopup {...button} label={t('Who')}>
    <WhoRows party={party} onChange={onChange} />
    <div className="mt-3 flex gap-2">
      {party === '' ? null : (
        <Button
          variant="quiet"
          onClick={() => {
            onChange('');
            button.onOpenChange(false);
          }}
        >
          {t('Anyone')}
        </Button>
      )}
      <Button className="grow" onClick={() => button.onOpenChange(false)}>
        {t('Done')}
      </Button>
    </div>
  </FieldPopup>
);
