export * from './screen-at.ts';
export * from './screens.ts';
