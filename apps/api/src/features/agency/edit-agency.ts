import { isDeepStrictEqual } from 'node:util';
import { type Agency, type AgencyForm, type AgencyValues, CHANGE_DAYS, TRIP_REMINDER_DAYS } from '@wayfarer/contracts';
import { versionConflict } from '../../database/edited-version.ts';
import type { Dependencies } from '../../dependencies.ts';
import { removePictures, withPictures } from '../../integrations/images/receive-pictures.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { todayOf } from '../../time/today-of.ts';
import type { AgencyRecord } from './agency.model.ts';
import { presentAgency } from './agency.presenter.ts';
import { agencyRepository } from './agency.repository.ts';
import { loggedAgency } from './logged-agency.ts';
import { ourTexts } from './our-texts.ts';
import { translatedFields } from './translated-agency.ts';

/**
 * What differs from the default texts under the present or the former name, so unchanged texts follow a new
 * name.
 */
const changedOf = (values: AgencyValues, before: Agency, brand: string): Partial<AgencyValues> => {
  const written = [ourTexts(values.name), ourTexts(before.name)];
  const isWritten = (field: keyof AgencyValues): boolean =>
    field === 'name' ? values.name === brand : written.some((texts) => isDeepStrictEqual(texts[field], values[field]));
  return Object.fromEntries(Object.entries(values).filter(([field]) => !isWritten(field as keyof AgencyValues)));
};

/** What is usual is not stored, so that it follows the version that runs. */
const changeTermsOf = (
  { changeUntilDays, changeFee }: Pick<AgencyForm, 'changeUntilDays' | 'changeFee'>,
  before: Agency,
): Pick<AgencyValues, 'changeUntilDays' | 'changeFee'> => {
  const days = changeUntilDays === undefined ? before.changeUntilDays : changeUntilDays;
  const fee = changeFee ?? before.changeFee;
  return { ...(days === undefined || days === CHANGE_DAYS ? {} : { changeUntilDays: days }), ...(fee ? { changeFee: fee } : {}) };
};

/** As above. The days are in one order, whichever they were typed in. */
const letterDaysOf = (
  { tripReminderDays, afterTripDays }: Pick<AgencyForm, 'tripReminderDays' | 'afterTripDays'>,
  before: Agency,
): Pick<AgencyValues, 'tripReminderDays' | 'afterTripDays'> => {
  const reminders = tripReminderDays ?? before.tripReminderDays;
  const after = afterTripDays === undefined ? before.afterTripDays : afterTripDays;
  return {
    ...(reminders === undefined || isDeepStrictEqual(reminders, TRIP_REMINDER_DAYS) ? {} : { tripReminderDays: reminders }),
    ...(after ? { afterTripDays: after } : {}),
  };
};

/** The settings that a form leaves: what it does not name stays, and what it empties is absent. */
const valuesOf = (
  {
    deposit,
    cancelOverdueAfterDays: days,
    changeUntilDays,
    changeFee,
    tripReminderDays,
    afterTripDays,
    ...values
  }: Omit<AgencyForm, 'version' | 'keepsLogo' | 'translations'>,
  before: Agency,
): AgencyValues => {
  const [kept, keptDays] = [
    deposit === undefined ? before.deposit : deposit,
    days === undefined ? before.cancelOverdueAfterDays : days,
  ];
  return {
    ...values,
    ...(kept ? { deposit: kept } : {}),
    ...(keptDays ? { cancelOverdueAfterDays: keptDays } : {}),
    ...changeTermsOf({ changeUntilDays, changeFee }, before),
    ...letterDaysOf({ tripReminderDays, afterTripDays }, before),
  };
};

/** A new number of days counts from today at the earliest: nobody is cancelled unwarned. */
const overdueSinceOf = (
  needs: Pick<Dependencies, 'clock' | 'config'>,
  { changed, overdueSince }: AgencyRecord,
  { cancelOverdueAfterDays: days }: AgencyValues,
): Pick<AgencyRecord, 'overdueSince'> => {
  if (days === undefined) return {};
  const isSame = days === changed.cancelOverdueAfterDays && overdueSince !== undefined;
  return { overdueSince: isSame ? overdueSince : todayOf(needs) };
};

/**
 * Changes all settings of the agency at once. A replaced picture is removed after the write.
 * @throws VALIDATION; CONFLICT where somebody else has changed them meanwhile; no new picture is kept then
 */
export const editAgency = async (
  needs: Pick<Dependencies, 'database' | 'pictures' | 'config' | 'clock'>,
  { version, keepsLogo, translations, ...form }: AgencyForm,
  files: readonly string[],
): Promise<{ agency: Agency }> => {
  const { database, pictures, config } = needs;
  const agencies = agencyRepository(database);
  const stored = await agencies.find();
  const from = presentAgency(stored, config, 'all');
  if (stored.version !== version) throw versionConflict('agency', from);
  const values = valuesOf(form, from);
  const translated = translatedFields(translations, stored.translations, { from, to: values });
  return withPictures(pictures, { files, field: 'logo' }, async ([added]) => {
    const logo = added ?? (keepsLogo === 'true' ? stored.logo : null);
    const to = await agencies.change(version, {
      logo,
      changed: changedOf(values, from, config.BRAND_NAME),
      ...translated,
      ...overdueSinceOf(needs, stored, values),
    });
    if (to === null) throw versionConflict('agency', presentAgency(await agencies.find(), config, 'all'));
    if (stored.logo !== null && stored.logo !== logo) await removePictures(pictures, [stored.logo]);
    const agency = presentAgency(to, config, 'all');
    recordChange({ thing: 'agency', id: to._id, from: loggedAgency(from), to: loggedAgency(agency) });
    return { agency };
  });
};
