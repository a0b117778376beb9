export { formOf, rankPackages } from './figure-keeper.ts';
export { type FigureNeeds, figureSources } from './figure-sources.ts';
export { keepFigures } from './keep-figures.ts';
export { addBookings, addCounts } from './running-totals.ts';
