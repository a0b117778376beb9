import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { detailsSchema } from '../user/details.schema.ts';
import { userFilter } from '../user/user.schema.ts';
import { idParams } from '../values/id-shapes.ts';
import { pageQuery } from '../values/page-query.ts';
import { correctedEmailSchema, customerDetailSchema } from './customer.schema.ts';
import { joinedCustomerSchema, joinPreviewSchema, joinQuery } from './join.schema.ts';
import { listedCustomerSchema } from './listed-customer.schema.ts';

/**
 * @param accountExport what a person's own export has, which is handed over because it is joined above this
 * folder
 */
export const customerEndpointsWith = <Export extends z.ZodType>(accountExport: Export) =>
  defineEndpoints({
    browseCustomers: {
      summary: 'List and find customers, newest first unless sorted: their trips, what they spent, and their last trip',
      access: 'read-bookings',
      errors: ['VALIDATION'],
      query: z.object({ ...pageQuery, ...userFilter }),
      answer: z.array(listedCustomerSchema),
    },
    findCustomer: {
      summary: 'Somebody who has an account: since when, how many trips, what they spent, their logins and latest messages',
      access: 'read-bookings',
      errors: ['VALIDATION', 'NOT_FOUND'],
      params: idParams,
      answer: customerDetailSchema,
    },
    exportCustomer: {
      summary: 'Everything stored about an account, as its owner gets it, for somebody who asks for it by letter; logged',
      access: 'change-users',
      errors: ['VALIDATION', 'NOT_FOUND'],
      params: idParams,
      answer: accountExport,
    },
    changeCustomer: {
      summary: 'Say what a traveller is called, their phone number, and whom invoices are for; what is left out is removed',
      access: 'change-bookings',
      errors: ['VALIDATION', 'NOT_FOUND', 'CONFLICT'],
      params: idParams,
      body: detailsSchema,
      erasable: ['name', 'phone', 'invoiceTo'],
      answer: customerDetailSchema,
    },
    correctEmail: {
      summary: 'Correct the address of a traveller at once, which ends their logins and is told to both addresses',
      access: 'change-bookings',
      errors: ['VALIDATION', 'NOT_FOUND', 'EMAIL_TAKEN', 'CONFLICT'],
      params: idParams,
      body: correctedEmailSchema,
      erasable: ['email'],
      answer: customerDetailSchema,
    },
    previewJoin: {
      summary: 'What would come of joining two customers: which account remains, what goes along, what is lost',
      access: 'change-bookings',
      errors: ['VALIDATION', 'NOT_FOUND', 'CONFLICT'],
      params: idParams,
      query: joinQuery,
      answer: joinPreviewSchema,
    },
    joinCustomers: {
      summary: 'Join another customer into this one: what the other has moves here, and its account is closed for good',
      access: 'change-bookings',
      errors: ['VALIDATION', 'NOT_FOUND', 'CONFLICT'],
      params: idParams,
      body: joinedCustomerSchema,
      answer: customerDetailSchema,
    },
  });
