import { isDeepStrictEqual } from 'node:util';
import { type Selling, type SellingForm, sellingFields, sellingVariables } from '@wayfarer/contracts';
import { versionConflict } from '../../database/edited-version.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { wrongField } from '../../errors/wrong-field.ts';
import { assertLanguageOffered } from '../../language/own-language.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { readSelling } from './read-selling.ts';
import { sellingRepository } from './selling.repository.ts';

/** A one-person agency's name and address are personal: the permanent log has the tax, not who sells. */
const loggedOf = ({ taxName, taxPercent, currencySigns, defaultPolicy, documentLanguage, version }: Selling) => ({
  taxName,
  taxPercent,
  currencySigns,
  defaultPolicy,
  ...(documentLanguage === undefined ? {} : { documentLanguage }),
  version,
});

/** Whether any trip has a rate of tax of its own. */
export type AreTripsTaxed = () => Promise<boolean>;

/** @throws VALIDATION without a tax number where a trip has a tax of its own: its invoices must show it */
const assertTaxNumber = async (from: Selling, { sellerTaxId }: Pick<Selling, 'sellerTaxId'>, areTripsTaxed: AreTripsTaxed) => {
  if (sellerTaxId !== null || from.sellerTaxId === null || !(await areTripsTaxed())) return;
  throw wrongField('sellerTaxId', 'Some trips have a tax of their own: their invoices must show the tax number.');
};

/**
 * Changes who sells, with which tax, and what holds for packages without a policy of their own. What was
 * issued or booked keeps what it says.
 * @throws VALIDATION where a variable of the server fixes what is to be changed, or for a language that is
 * not offered; CONFLICT where somebody else has changed it meanwhile
 */
export const editSelling = async (
  needs: Pick<Dependencies, 'database' | 'config'>,
  { version, documentLanguage, ...form }: SellingForm,
  areTripsTaxed: AreTripsTaxed,
): Promise<{ selling: Selling }> => {
  const from = await readSelling(needs);
  const refused = from.fixed.filter((field) => !isDeepStrictEqual(form[field], from[field]));
  if (refused.length > 0)
    throw new ApiError(
      'VALIDATION',
      'The server fixes a part of this.',
      Object.fromEntries(
        refused.map((field) => [field, `Set by ${sellingVariables[field]} on the server, and can only be changed there.`]),
      ),
    );
  if (documentLanguage !== 'booking') assertLanguageOffered(needs.config, documentLanguage, 'documentLanguage');
  await assertTaxNumber(from, form, areTripsTaxed);
  const set = Object.fromEntries(
    sellingFields.filter((field) => !from.fixed.includes(field)).map((field) => [field, form[field]]),
  );
  const changed = { ...set, ...(documentLanguage === undefined ? {} : { documentLanguage }) };
  if (from.version !== version || !(await sellingRepository(needs.database).change(version, changed)))
    throw versionConflict('setting', await readSelling(needs));
  const selling = await readSelling(needs);
  recordChange({ thing: 'agency selling', id: 'selling', from: loggedOf(from), to: loggedOf(selling) });
  return { selling };
};
