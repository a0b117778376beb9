export * from './import.endpoints.ts';
export * from './import.samples.ts';
export * from './import.schema.ts';
export * from './import-columns.ts';
export * from './package-languages.ts';
export * from './package-parts.ts';
export * from './part-entries.ts';
export { itineraryIn, priceIn, windowIn } from './texts/form-texts.ts';
export { UnreadableText } from './texts/unreadable-text.ts';
