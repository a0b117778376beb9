export { customerHandlers } from './customer.routes.ts';
export type { JoinParts } from './join/finish-join.ts';
export type { CountMoves, EveryMove } from './join/moves.ts';
export { workOffJoins } from './join/work-off-joins.ts';
