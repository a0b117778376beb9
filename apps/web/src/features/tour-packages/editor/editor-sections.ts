import { offeredLanguages } from '../../../shared/translations/offered-languages.ts';
import type { tourPackageForm } from '../form/tour-package-form.ts';

export type PackageField = keyof typeof tourPackageForm.labels;

/** The parts of the editor in its order, each with an address of its own. */
const everySection = [
  { key: 'basics', label: 'Basics' },
  { key: 'days', label: 'Days' },
  { key: 'prices', label: 'Prices' },
  { key: 'text', label: 'Text' },
  { key: 'asks', label: 'What we ask' },
  { key: 'pictures', label: 'Pictures' },
  { key: 'translations', label: 'Translations' },
  { key: 'preview', label: 'Preview' },
] as const;
/** Those that this site has: translations only where travellers may read another language than English. */
export const editorSections = (): readonly (typeof everySection)[number][] =>
  everySection.filter(({ key }) => key !== 'translations' || offeredLanguages().length > 0);
/** Of an existing package, for who may see activity. */
export const historySection = { key: 'history', label: 'History' } as const;

export type EditorPartName = (typeof everySection)[number]['key'];
export type EditorSection = EditorPartName | (typeof historySection)['key'];

/** In which part each field is, in the order of the screen: errors and unsaved changes are told by it. */
export const sectionOfField: Readonly<Record<PackageField, EditorSection>> = {
  title: 'basics',
  destination: 'basics',
  isDraft: 'basics',
  availableFrom: 'days',
  availableTo: 'days',
  capacity: 'days',
  schedule: 'days',
  price: 'prices',
  taxPercent: 'prices',
  groupOf: 'prices',
  categories: 'prices',
  seasons: 'prices',
  groups: 'prices',
  single: 'prices',
  extras: 'prices',
  deposit: 'prices',
  cancellationPolicy: 'prices',
  description: 'text',
  itinerary: 'text',
  facts: 'text',
  asks: 'asks',
  ownQuestions: 'asks',
  images: 'pictures',
  translations: 'translations',
};
export const fieldsInOrder = Object.keys(sectionOfField) as PackageField[];

/** The parts in which some fields are, in the order of the screen. */
export const sectionsWith = (fields: readonly PackageField[]) =>
  editorSections().filter(({ key }) => fields.some((field) => sectionOfField[field] === key));
