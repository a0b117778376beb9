import type { destinationEndpoints } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Handlers } from '../../http/handler.ts';
import { pageReply } from '../../http/output/page-reply.ts';
import { translatedLanguageOrAll } from '../../translations/translated-language.ts';
import { addDestination } from './add-destination.ts';
import { deleteDestination, type ListTitlesAt } from './delete-destination.ts';
import { destinationRepository } from './destination.repository.ts';
import { editDestination } from './edit-destination.ts';
import { type ListMostBooked, listDestinations } from './list-destinations.ts';
import { listWithOffers, type OffersAt, withOffers } from './offers-at.ts';
import { restoreDestination } from './restore-destination.ts';
import { destinationInLanguage } from './translated-destination.ts';

type Needs = { listTitlesAt: ListTitlesAt; offersAt: OffersAt; listMostBooked: ListMostBooked };

export const destinationHandlers = (
  dependencies: Dependencies,
  { listTitlesAt, offersAt, listMostBooked }: Needs,
): Handlers<keyof typeof destinationEndpoints> => {
  const asked = (language: string | undefined) => translatedLanguageOrAll(dependencies.config, language);
  return {
    listDestinations: async ({ query }) => {
      const page = await listDestinations(dependencies, listMostBooked, query);
      const language = asked(query.language);
      const records = page.records.map((one) => destinationInLanguage(one, language));
      return pageReply(await listWithOffers(offersAt, records), page, query);
    },
    findDestination: async ({ params, query }) => {
      const found = await destinationRepository(dependencies.database).findById(params.id);
      if (!found) throw new ApiError('NOT_FOUND', t('This destination is no longer offered.'));
      return withOffers(offersAt, destinationInLanguage(found, asked(query.language)));
    },
    addDestination: async ({ body, files }) => {
      const { newDestination } = await addDestination(dependencies, body, files);
      return { newDestination: { ...newDestination, packageCount: 0, lowestPrice: null } };
    },
    editDestination: ({ params, body, files }) => editDestination(dependencies, offersAt, params.id, body, files),
    deleteDestination: ({ params }) => deleteDestination(dependencies, listTitlesAt, params.id),
    restoreDestination: ({ params }) => restoreDestination(dependencies, offersAt, params.id),
  };
};
