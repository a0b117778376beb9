import { formatMoney, type MinorUnits, rupeesOf } from '@wayfarer/contracts';
import { wrongField } from '../../../errors/wrong-field.ts';

/** @throws VALIDATION at a field where more is taken off than the caller may */
export const assertMayTakeOff = (field: 'discount.amount' | 'free', amount: MinorUnits, most: MinorUnits): void => {
  if (amount > most)
    throw wrongField(field, `You may take off up to ${formatMoney(rupeesOf(most))} of this price. Ask an admin for more.`);
};
