export { bookkeepingHandlers } from './bookkeeping.routes.ts';
