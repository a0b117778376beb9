import { z } from 'zod';
import { eventObject } from '../objects/event-object.ts';
import { listObject } from '../objects/list-object.ts';
import { createdFilter, isCreatedWithin, newestFirst, pageOf, pageParameters } from '../operations/page-of.ts';
import { listOf, text } from '../operations/parameter-kinds.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { notFound } from './stripe-error.ts';

const retrieve = defineEndpoint({
  method: 'get',
  path: '/v1/events/:id',
  parameters: z.strictObject({}),
  answers: 'event',
  run: (sandbox, { id }) => {
    const event = sandbox.store.find('events', id);
    if (!event) throw notFound('event', id);
    return eventObject(event);
  },
});

const listParameters = z.strictObject({
  ...pageParameters,
  created: createdFilter,
  type: text(100).optional(),
  types: listOf(text(100), 20).optional(),
});

const list = defineEndpoint({
  method: 'get',
  path: '/v1/events',
  parameters: listParameters,
  answers: 'list of event',
  run: (sandbox, { parameters: { created, type, types, ...page } }) => {
    const asked = sandbox.store
      .list('events')
      .filter((event) => isCreatedWithin(event.created, created))
      .filter((event) => type === undefined || event.type === type)
      .filter((event) => types === undefined || types.includes(event.type));
    const { data, hasMore } = pageOf(newestFirst(asked), page);
    return listObject('/v1/events', data.map(eventObject), hasMore);
  },
});

export const eventEndpoints: Endpoint[] = [list, retrieve];
