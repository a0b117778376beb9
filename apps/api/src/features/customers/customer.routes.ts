import type { customerEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import { changeCustomer } from './change-customer.ts';
import { correctEmail } from './correct-email.ts';
import { findCustomer } from './find-customer.ts';

export const customerHandlers = (
  dependencies: Dependencies,
): Handlers<Exclude<keyof typeof customerEndpoints, 'exportCustomer'>> => ({
  findCustomer: ({ caller, params }) => findCustomer(dependencies, caller, params.id),
  changeCustomer: ({ caller, params, body }) => changeCustomer(dependencies, caller, params.id, body),
  correctEmail: ({ caller, params, body }) => correctEmail(dependencies, caller, params.id, body.email),
});
