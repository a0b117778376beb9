import {
  type PriceField,
  priceFields,
  priceFieldsOf,
  pricesProblemOf,
  scheduleProblemOf,
  type TourPackageForm,
} from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { wrongField } from '../../errors/wrong-field.ts';
import { readSelling } from '../agency/index.ts';
import { canSeal, type TravellerKeys } from '../travellers/index.ts';
import type { TourPackageRecord } from './tour-package.model.ts';

/** @throws VALIDATION when the parts of what a package will charge do not fit together */
export const assertPricesFit = (
  form: Pick<TourPackageForm, PriceField>,
  present: Pick<TourPackageRecord, PriceField> = {},
): void => {
  const kept = priceFields.filter((field) => form[field] === undefined).map((field) => [field, present[field]]);
  const problem = pricesProblemOf(priceFieldsOf({ ...form, ...Object.fromEntries(kept) }));
  if (problem) throw wrongField(problem.path.join('.'), problem.message);
};

/** @throws VALIDATION where passports are asked for without a key to store their numbers with */
export const assertCanAsk = (config: TravellerKeys, { asks }: Pick<TourPackageForm, 'asks'>): void => {
  if (!asks?.includes('passport') || canSeal(config)) return;
  throw wrongField('asks', 'Passport numbers can be asked for once TRAVELLER_KEY is set (docs/operations.md).');
};

/**
 * Invoices with tax must show the tax number.
 * @throws VALIDATION for a new rate of tax while there is no number
 */
export const assertTaxFits = async (
  needs: Pick<Dependencies, 'database' | 'config'>,
  { taxPercent }: Pick<TourPackageForm, 'taxPercent'>,
  present?: Pick<TourPackageRecord, 'taxPercent'>,
): Promise<void> => {
  if (!taxPercent || taxPercent === present?.taxPercent) return;
  if ((await readSelling(needs)).sellerTaxId !== null) return;
  throw wrongField('taxPercent', "Enter the tax number in the settings first, under 'Money and tax': invoices with tax show it.");
};

type Fields = Pick<TourPackageForm, 'schedule' | 'capacity' | 'availableFrom' | 'availableTo'>;

/**
 * What a package will have of both the form and what it has now must fit together: a form without a schedule
 * or a capacity keeps the present ones.
 * @throws VALIDATION when the schedule that stays has no departure between the new days, or persons are not
 * counted though it has a minimum
 */
export const assertScheduleFits = (
  { schedule: wanted, capacity: seats, ...window }: Fields,
  present?: Pick<TourPackageRecord, 'schedule' | 'capacity'>,
): void => {
  const schedule = wanted === undefined ? present?.schedule : wanted;
  if (!schedule) return;
  const problem = scheduleProblemOf(schedule, window);
  if (problem) throw wrongField(['schedule', ...problem.path].join('.'), problem.message);
  const capacity = seats === undefined ? (present?.capacity ?? null) : seats;
  if (schedule.minimum === undefined || capacity !== null) return;
  throw wrongField('schedule.minimum', 'A minimum needs a limit of seats: without one nobody is counted.');
};

/** @throws VALIDATION when a package cannot be added as a form says */
export const assertNewFits = async (needs: Pick<Dependencies, 'database' | 'config'>, form: TourPackageForm): Promise<void> => {
  assertScheduleFits(form);
  assertPricesFit(form);
  assertCanAsk(needs.config, form);
  await assertTaxFits(needs, form);
};
