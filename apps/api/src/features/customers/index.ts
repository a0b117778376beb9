export { customerHandlers } from './customer.routes.ts';
