export { addDestination } from './add-destination.ts';
export type { DestinationName, DestinationRecord } from './destination.model.ts';
export { destinationSchema, NAME_OF_DESTINATION } from './destination.model.ts';
export { destinationRepository } from './destination.repository.ts';
export { destinationHandlers } from './destination.routes.ts';
export { foldPlacesAgain } from './fold-places-again.ts';
export type { OffersAt } from './offers-at.ts';
export { destinationInLanguage, placeInLanguage } from './translated-destination.ts';
