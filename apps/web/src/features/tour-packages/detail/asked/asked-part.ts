export { AskedFact } from './asked-fact.tsx';
export { AskedLine } from './asked-line.tsx';
export { FindAskedDeparture } from './find-asked-departure.tsx';
export { PartyTotal } from './party-total.tsx';
