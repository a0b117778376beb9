import type { destinationEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import { pageReply } from '../../http/page-reply.ts';
import { addDestination } from './add-destination.ts';
import { deleteDestination, type UsesOfDestination } from './delete-destination.ts';
import { presentDestination } from './destination.presenter.ts';
import { destinationRepository } from './destination.repository.ts';
import { editDestination } from './edit-destination.ts';
import { restoreDestination } from './restore-destination.ts';

export const destinationHandlers = (
  dependencies: Dependencies,
  usesOfDestination: UsesOfDestination,
): Handlers<keyof typeof destinationEndpoints> => ({
  listDestinations: async ({ query }) => {
    const page = await destinationRepository(dependencies.database).list(query);
    return pageReply(page.records.map(presentDestination), page, query);
  },
  addDestination: ({ body, files }) => addDestination(dependencies, body, files),
  editDestination: ({ params, body, files }) => editDestination(dependencies, params.id, body, files),
  deleteDestination: ({ params }) => deleteDestination(dependencies, usesOfDestination, params.id),
  restoreDestination: ({ params }) => restoreDestination(dependencies, params.id),
});
