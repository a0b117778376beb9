export { foldPhonesAgain } from './fold-phones-again.ts';
export { canSeal, sealPassport, type TravellerKeys, unsealPassport } from './passport-seal.ts';
export { personWith } from './phone-keys.ts';
export { resealPassports } from './reseal-passports.ts';
export { sentenceOnTravellerKey } from './traveller-key.ts';
export { type StoredTraveller, type TravellersRecord, travellersSchema } from './travellers.model.ts';
export { travellersRepository } from './travellers.repository.ts';
