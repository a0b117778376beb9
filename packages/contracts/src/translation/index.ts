export * from './moved-texts.ts';
export * from './text-hash.ts';
export * from './text-tree.ts';
export * from './translated-texts.ts';
export * from './translation.schema.ts';
export * from './translation-progress.ts';
export * from './written-translation.ts';
