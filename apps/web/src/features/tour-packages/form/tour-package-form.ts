import {
  type AskedField,
  defaultPolicyOf,
  itineraryOf,
  itineraryTextOf,
  onceFieldsAreRight,
  packageTextsOf,
  priceFieldsOf,
  pricesProblemOf,
  type TourPackage,
  tourPackageFormSchema,
} from '@wayfarer/contracts';
import { z } from 'zod';
import { multipartOf } from '../../../shared/api/multipart-of.ts';
import { policyIn, type StepValues, stepValuesOf } from '../../../shared/cancellation-policy/cancellation-policy-values.ts';
import { typedAmount, typedText } from '../../../shared/format/typed-amount.ts';
import { copyOfPictures } from '../../../shared/pictures/copy-of-pictures.ts';
import { type FormPicture, filesOf, presentPicture, presentUrlsOf } from '../../../shared/pictures/form-picture.ts';
import {
  alongWith,
  type TranslationValues,
  translationsIn,
  translationValuesOf,
} from '../../../shared/translations/translation-values.ts';
import { type FactsValues, factsIn, factsValuesOf } from './facts/facts-values.ts';
import { type OwnQuestionValues, ownQuestionsIn, ownQuestionValuesOf } from './own-questions/own-question-values.ts';
import { countingOf, priceFieldSchemas, priceLabels, pricesToSend, pricesValuesOf } from './prices/price-fields.ts';
import { type ScheduleValues, scheduleIn, scheduleToSend, scheduleValuesOf } from './schedule/schedule-values.ts';
import { typedTextsOf } from './translations/typed-texts.ts';

const { shape } = tourPackageFormSchema;
const { destination, price, capacity, availableFrom, availableTo, itinerary, cancellationPolicy, schedule, asks } = shape;
// The contract's fields accept anything, because they also parse multipart forms: hence unknown.
const typed = <Typed>(read: (typed: Typed) => unknown) => z.custom<Typed>().transform(read);
const filled = (sentence: string) =>
  z
    .string()
    .trim()
    .min(1, sentence)
    .transform((text): unknown => text);
/** '7,25 %' as '7.25'; the contract refuses what is not a number. */
const percentIn = (text: string): string => text.trim().replace(',', '.').replace(/\s*%$/, '');
/** As screens show it; the contract refuses what is not an amount. */
const amountIn = (text: unknown): unknown => (typeof text === 'string' ? (typedAmount(text) ?? text) : text);

/**
 * The contract's schema for what an admin types: the itinerary is comma-separated text, and an empty field
 * has an error of its own. Everything but pictures and seats is required (docs/specification.md section 5).
 */
const typedSchema = tourPackageFormSchema.safeExtend({
  ...priceFieldSchemas,
  destination: filled('Choose a destination.').pipe(destination),
  price: filled('Enter a price.').transform(amountIn).pipe(price),
  capacity: typed((text: string) => text).pipe(capacity),
  availableFrom: filled('Choose the first day.').pipe(availableFrom),
  availableTo: filled('Choose the last day.').pipe(availableTo),
  itinerary: typed(itineraryOf).pipe(itinerary),
  cancellationPolicy: typed((steps: StepValues[]) => policyIn(steps)).pipe(cancellationPolicy),
  schedule: typed((values: ScheduleValues) => scheduleIn(values)).pipe(schedule),
  taxPercent: typed((text: string) => percentIn(text)).pipe(shape.taxPercent),
  // Nothing ticked: nothing is asked.
  asks: typed((fields: AskedField[]) => (fields.length === 0 ? null : fields)).pipe(asks),
  ownQuestions: typed((values: OwnQuestionValues[]) => ownQuestionsIn(values)).pipe(shape.ownQuestions),
  facts: typed((values: FactsValues) => factsIn(values)).pipe(shape.facts),
  translations: typed((values: TranslationValues) => translationsIn(values)).pipe(shape.translations),
  isDraft: z.boolean(),
  images: z.custom<FormPicture[]>(),
});
export type TourPackageFormValues = z.input<typeof typedSchema>;
export type TourPackageFormOutput = z.output<typeof typedSchema>;

/** Translations belong to the English texts as they are sent. */
const translatedAsTyped = (values: TourPackageFormValues): TourPackageFormValues => ({
  ...values,
  translations: alongWith(typedTextsOf(values), values.translations),
});

/** The same with what counts of the prices, whose parts must fit together. */
const schema = z
  .custom<TourPackageFormValues>()
  .transform(translatedAsTyped)
  .transform(countingOf)
  .pipe(
    typedSchema.superRefine((form, context) => {
      const problem = pricesProblemOf(priceFieldsOf(form));
      if (problem) context.addIssue({ code: 'custom', path: [...problem.path], message: problem.message });
    }, onceFieldsAreRight),
  );

export const tourPackageForm = {
  labels: {
    title: 'Title',
    destination: 'Destination',
    price: 'Price',
    capacity: 'Seats per day',
    availableFrom: 'Available from',
    availableTo: 'Available to',
    schedule: 'Departures',
    taxPercent: 'Tax percent',
    ...priceLabels,
    asks: 'Asked of each traveller',
    ownQuestions: 'Own questions',
    cancellationPolicy: 'Cancellation policy',
    description: 'Description',
    itinerary: 'Itinerary',
    facts: 'Highlights, what is included, meeting point, questions',
    translations: 'Translations',
    isDraft: 'Draft',
    images: 'Images',
  },
  schema,
  valuesOf: (tourPackage: TourPackage | null): TourPackageFormValues => ({
    title: tourPackage?.title ?? '',
    destination: tourPackage?.destination._id ?? '',
    price: tourPackage === null ? '' : typedText(tourPackage.price),
    capacity: String(tourPackage?.capacity ?? ''),
    availableFrom: tourPackage?.availableFrom ?? '',
    availableTo: tourPackage?.availableTo ?? '',
    description: tourPackage?.description ?? '',
    itinerary: itineraryTextOf(tourPackage?.itinerary ?? []),
    cancellationPolicy: stepValuesOf(tourPackage?.cancellationPolicy ?? defaultPolicyOf('full')),
    schedule: scheduleValuesOf(tourPackage?.schedule),
    taxPercent: String(tourPackage?.taxPercent ?? ''),
    ...pricesValuesOf(tourPackage ?? {}),
    asks: tourPackage?.asks ?? [],
    ownQuestions: ownQuestionValuesOf(tourPackage?.ownQuestions),
    facts: factsValuesOf(tourPackage?.facts),
    translations: translationValuesOf(tourPackage === null ? {} : packageTextsOf(tourPackage), tourPackage?.translations),
    isDraft: tourPackage?.isDraft ?? false,
    images: tourPackage?.images.map(presentPicture) ?? [],
  }),
  copyOf: async (tourPackage: TourPackage): Promise<TourPackageFormValues> => ({
    ...tourPackageForm.valuesOf(tourPackage),
    title: `Copy of ${tourPackage.title}`,
    images: await copyOfPictures(tourPackage.images),
  }),
  /**
   * The multipart form of the call. An edit that does not change the pictures names none of them, and the
   * server keeps them; any other edit names the ones that stay, in order.
   */
  bodyOf: (
    { images, capacity, taxPercent = null, schedule: typedSchedule = null, ...others }: TourPackageFormOutput,
    entry: TourPackage | null,
  ): FormData => {
    const { categories, seasons, groups, groupOf, single, extras, deposit, ...unpriced } = others;
    const { asks: asked = null, ownQuestions = null, facts = null, translations, isDraft, ...fields } = unpriced;
    const present = entry?.images ?? [];
    const kept = presentUrlsOf(images);
    const files = filesOf(images);
    const untouched = files.length === 0 && kept.join() === present.join();
    return multipartOf(
      {
        ...fields,
        ...pricesToSend({ categories, seasons, groups, groupOf, single, extras, deposit }, entry ?? {}),
        version: entry?.version,
        // A new package without the field has no limit; an edit must send that there is none.
        capacity: entry === null ? (capacity ?? undefined) : capacity,
        // The same of a schedule: null is sent as JSON, and takes the present one away.
        schedule: entry === null && typedSchedule === null ? undefined : scheduleToSend(typedSchedule, entry?.schedule),
        taxPercent: taxPercent === null && entry?.taxPercent === undefined ? undefined : taxPercent,
        asks: asked === null && !entry?.asks ? undefined : JSON.stringify(asked),
        ownQuestions: ownQuestions === null && !entry?.ownQuestions ? undefined : JSON.stringify(ownQuestions),
        facts: facts === null && !entry?.facts ? undefined : JSON.stringify(facts),
        translations: translations === undefined ? undefined : JSON.stringify(translations),
        // A package on offer stays so; a new one is unless it says otherwise.
        isDraft: isDraft || entry?.isDraft ? isDraft : undefined,
        keptImages: untouched || present.length === 0 ? undefined : kept,
      },
      { images: files },
    );
  },
};
