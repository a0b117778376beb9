export { customerHandlers } from './customer.routes.ts';
export { finishJoin, type JoinParts } from './join/finish-join.ts';
export type { CountMoves, EveryMove, Move } from './join/moves.ts';
export { workOffJoins } from './join/work-off-joins.ts';
