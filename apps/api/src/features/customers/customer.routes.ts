import type { customerEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import { pageReply } from '../../http/output/page-reply.ts';
import { browseCustomers } from './browse-customers.ts';
import { changeCustomer } from './change-customer.ts';
import { correctEmail } from './correct-email.ts';
import { findCustomer } from './find-customer.ts';
import type { JoinParts } from './join/finish-join.ts';
import { joinCustomers } from './join/join-customers.ts';
import type { CountMoves } from './join/moves.ts';
import { previewJoin } from './join/preview-join.ts';

export const customerHandlers = (
  dependencies: Dependencies,
  join: JoinParts & { readonly count: CountMoves },
): Handlers<Exclude<keyof typeof customerEndpoints, 'exportCustomer'>> => ({
  browseCustomers: async ({ query }) => {
    const { customers, page } = await browseCustomers(dependencies, query);
    return pageReply(customers, page, query);
  },
  findCustomer: ({ caller, params }) => findCustomer(dependencies, caller, params.id),
  changeCustomer: ({ caller, params, body }) => changeCustomer(dependencies, caller, params.id, body),
  correctEmail: ({ caller, params, body }) => correctEmail(dependencies, caller, params.id, body.email),
  previewJoin: ({ caller, params, query }) => previewJoin(dependencies, join.count, caller, params.id, query.other),
  joinCustomers: ({ caller, params, body }) => joinCustomers(dependencies, join, caller, params.id, body.other),
});
