import { type Departure, oldEnoughText } from '@wayfarer/contracts';
import { needsText } from '../format/needs-text.ts';
import { t } from '../words/words.ts';

type DepartureNoteProps = {
  departure: Pick<Departure, 'isGuaranteed' | 'needs'> | undefined;
  /** Of the package, in years. */
  minAge?: number | undefined;
  className?: string;
};

/** Whether a departure leaves, and who may come: what is known before anybody is bound by it. */
export const DepartureNote = ({ departure, minAge, className }: DepartureNoteProps) => {
  const words = [
    ...(departure?.isGuaranteed ? [t('Guaranteed: this departure leaves, however many others travel.')] : []),
    ...(departure?.needs ? [needsText(departure.needs)] : []),
    ...(minAge === undefined ? [] : [oldEnoughText(minAge)]),
  ];
  return words.length === 0 ? null : <p className={className}>{words.join(' ')}</p>;
};
