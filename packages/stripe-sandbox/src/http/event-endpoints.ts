import { z } from 'zod';
import { eventObject } from '../objects/event-object.ts';
import { listPage, pageParameters } from '../operations/page-of.ts';
import { listOf, text } from '../operations/parameter-kinds.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';

const list = defineEndpoint({
  method: 'get',
  path: '/v1/events',
  parameters: z.strictObject({ ...pageParameters, type: text(100).optional(), types: listOf(text(100), 20).optional() }),
  answers: 'list of event',
  run: (sandbox, { parameters: { type, types = type && [type], ...page } }) => {
    const asked = sandbox.store.list('events').filter((event) => !types || types.includes(event.type));
    return listPage('/v1/events', asked, page, eventObject);
  },
});

export const eventEndpoints: Endpoint[] = [list];
