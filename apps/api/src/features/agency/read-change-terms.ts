import { CHANGE_DAYS, type MinorUnits, minorUnitsOf } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { readAgency } from './read-agency.ts';

/**
 * Days before the trip on which travellers can last change it, null for never; and what that costs
 * besides.
 */
export type ChangeTermsOfTravellers = { readonly untilDays: number | null; readonly fee: MinorUnits };

/** As the settings are at this moment. */
export const readChangeTerms = async (needs: Pick<Dependencies, 'database' | 'config'>): Promise<ChangeTermsOfTravellers> => {
  const { changeUntilDays: untilDays = CHANGE_DAYS, changeFee = 0 } = await readAgency(needs);
  return { untilDays, fee: minorUnitsOf(changeFee) };
};
