import {
  NO_EFFECT_ACCEPTED,
  type PackageParts,
  rupeesOf,
  type TourPackageForm,
  tourPackageFormSchema,
} from '@wayfarer/contracts';
import { isDuplicateKey } from '../../../database/duplicate-key.ts';
import { versionOf } from '../../../database/edited-version.ts';
import { objectIdOf } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import {
  addTourPackage,
  assertEditFits,
  assertNewFits,
  editTourPackage,
  type PackageBookings,
  partsOf,
  readPolicies,
  type TourPackageRecord,
  tourPackageRepository,
} from '../../tour-packages/index.ts';
import { type PlannedLine, problemsOf, type Refused, refusalOf } from '../planned-line.ts';
import { type FindPlace, findPlaces } from './find-places.ts';
import { headingOfField, importedIdOf, type PackageLine } from './package-lines.ts';
import { readFormFields } from './read-form-fields.ts';
import { readParts } from './read-parts.ts';
import { readTranslations } from './read-translations.ts';

/** Packages that are read at a time: their texts are in memory meanwhile. */
const BATCH = 100;
const OBJECT_ID = /^[0-9a-f]{24}$/i;

type Needs = Pick<Dependencies, 'database' | 'pictures' | 'config' | 'clock'>;
/** A new package has only the policy of the settings. */
const WITHOUT = { cancellationPolicy: null };
/** What is read once for a whole file. */
type Known = { readonly findPlace: FindPlace; readonly policyOf: Awaited<ReturnType<typeof readPolicies>> };
/** A line with the ID of the package that it means, which may be there already. */
type Meant = { readonly line: PackageLine; readonly id: string; readonly hasId: boolean };

const formOf = (present: TourPackageRecord) => ({
  title: present.title,
  destination: String(present.destinationId),
  description: present.description,
  itinerary: present.itinerary,
  price: rupeesOf(present.price),
  availableFrom: present.availableFrom,
  availableTo: present.availableTo,
});

/** The parts that a line is compared with; a new package has only the site's policy. */
const presentParts = ({ policyOf }: Pick<Known, 'policyOf'>, present: TourPackageRecord | undefined): PackageParts => ({
  ...(present ? partsOf(present) : {}),
  cancellationPolicy: [...policyOf(present ?? WITHOUT)],
});

const isSame = (present: TourPackageRecord, form: TourPackageForm): boolean => {
  const before = { ...formOf(present), capacity: present.capacity ?? null };
  return Object.entries(before).every(
    ([field, value]) => form[field as 'title'] === undefined || JSON.stringify(form[field as 'title']) === JSON.stringify(value),
  );
};

const wrong = ({ line, texts }: PackageLine, found: readonly Refused[]): PlannedLine => ({
  line,
  name: texts.title ?? texts.id ?? '',
  outcome: 'wrong',
  problems: problemsOf(line, found, headingOfField),
});

const problemOf = (present: TourPackageRecord | undefined, { hasId }: Meant): Refused | null => {
  if (!present) return hasId ? { path: ['id'], message: 'No package has this ID. Leave it empty to add a new one.' } : null;
  if (present.withdrawnAt === null || present.isDraft) return null;
  return { path: ['id'], message: 'This package is withdrawn. Put it back first, or give the new one another title.' };
};

/** How a line that was read right is written. */
type Written = Required<Pick<PlannedLine, 'outcome' | 'write'>>;

const planNew = async (needs: Needs, id: string, form: TourPackageForm): Promise<Written> => {
  await assertNewFits(needs, form);
  return {
    outcome: 'new',
    write: async () => {
      try {
        await addTourPackage(needs, form, [], id);
      } catch (thrown) {
        if (isDuplicateKey(thrown)) throw new ApiError('CONFLICT', 'Somebody has just added it. Import the file again.');
        throw thrown;
      }
    },
  };
};

const planEdit = async (
  needs: Needs,
  bookings: PackageBookings,
  present: TourPackageRecord,
  form: TourPackageForm,
): Promise<Written> => {
  const edit = { ...form, version: versionOf(present), acceptedEffect: NO_EFFECT_ACCEPTED };
  await assertEditFits(needs, bookings, present, edit);
  return {
    outcome: 'changed',
    write: async () => void (await editTourPackage(needs, bookings, String(present._id), edit, [])),
  };
};

/** Checks a line against the package that it means, and says how it would be written. */
const planLine = async (
  needs: Needs,
  bookings: PackageBookings,
  known: Known,
  meant: Meant,
  present: TourPackageRecord | undefined,
): Promise<PlannedLine> => {
  const { line, id } = meant;
  const refused = problemOf(present, meant);
  if (refused) return wrong(line, [refused]);
  const text = line.texts.destination;
  const place = text === undefined ? null : known.findPlace(text, present && String(present.destinationId));
  if (place && 'problem' in place) return wrong(line, [{ path: ['destination'], message: place.problem }]);
  const own = readFormFields(line);
  const parts = readParts(line, presentParts(known, present));
  const parsed = tourPackageFormSchema.safeParse({
    ...(present ? formOf(present) : { isDraft: true }),
    ...own.fields,
    ...parts.fields,
    ...(place ? { destination: place.id } : {}),
  });
  const issues = parsed.error?.issues ?? [];
  // What cannot be read first: the form would only say that it is missing.
  const found = [...own.problems, ...issues.map(({ path, message }) => ({ path: path.map(String), message })), ...parts.problems];
  if (!parsed.success || found.length > 0) return wrong(line, found);
  const translated = readTranslations(line, present, parsed.data);
  if (translated.problems.length > 0) return wrong(line, translated.problems);
  const form = { ...parsed.data, ...translated.fields };
  const planned = { line: line.line, name: form.title, problems: [], id };
  if (present && isSame(present, form) && Object.keys({ ...parts.fields, ...translated.fields }).length === 0)
    return { ...planned, outcome: 'unchanged' };
  try {
    const written = present ? planEdit(needs, bookings, present, form) : planNew(needs, id, form);
    return { ...planned, ...(await written) };
  } catch (thrown) {
    return { ...planned, outcome: 'wrong', problems: refusalOf(line.line, thrown, headingOfField) };
  }
};

/**
 * What each line of a file would do. A line with an ID edits that package, in the columns that the file has;
 * one without is the package of this title at this place, which an earlier import added, or a new draft.
 * @returns in the order of the file
 */
export const planPackages = async (
  needs: Needs,
  bookings: PackageBookings,
  lines: readonly PackageLine[],
): Promise<PlannedLine[]> => {
  const [findPlace, policyOf] = await Promise.all([findPlaces(needs.database, lines), readPolicies(needs, [WITHOUT])]);
  const seen = new Map<string, number>();
  const read = (line: PackageLine): Meant | PlannedLine => {
    const { id: written = '', destination = '', title = '' } = line.texts;
    const hasId = written.trim() !== '';
    if (hasId && !OBJECT_ID.test(written.trim()))
      return wrong(line, [{ path: ['id'], message: 'This is not an ID of a package.' }]);
    const place = hasId ? { id: '' } : findPlace(destination);
    if ('problem' in place) return wrong(line, [{ path: ['destination'], message: place.problem }]);
    const id = hasId ? written.trim().toLowerCase() : importedIdOf(title, place.id);
    const earlier = seen.get(id);
    if (earlier !== undefined) return wrong(line, [{ path: ['id'], message: `Line ${earlier} is about the same package.` }]);
    seen.set(id, line.line);
    return { line, id, hasId };
  };
  const planned: PlannedLine[] = [];
  for (let from = 0; from < lines.length; from += BATCH) {
    const batch = lines.slice(from, from + BATCH).map(read);
    const ids = batch.flatMap((one) => ('hasId' in one ? [objectIdOf(one.id)] : []));
    const present = new Map((await tourPackageRepository(needs.database).findManyById(ids)).map((one) => [String(one._id), one]));
    for (const one of batch)
      planned.push('hasId' in one ? await planLine(needs, bookings, { findPlace, policyOf }, one, present.get(one.id)) : one);
  }
  return planned;
};
