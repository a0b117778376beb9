import {
  askedPartyIn,
  type TourPackage,
  type TourPackageFilter,
  type TourPackageListQuery,
  type tourPackageEndpoints,
} from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers, Reply } from '../../http/handler.ts';
import { pageReply } from '../../http/output/page-reply.ts';
import { languageOfTexts, translatedLanguage, translatedLanguageOrAll } from '../../translations/translated-language.ts';
import { addTourPackage } from './add-tour-package.ts';
import { countTourPackages } from './count-tour-packages.ts';
import { deleteTourPackage } from './delete-tour-package.ts';
import { editTourPackage, type PackageBookings } from './edit-tour-package.ts';
import { getDraft } from './get-draft.ts';
import { getTourPackage } from './get-tour-package.ts';
import { listBookedDays } from './list-booked-days.ts';
import { listSimilarTourPackages } from './list-similar-tour-packages.ts';
import { listTourPackages } from './list-tour-packages.ts';
import { restoreTourPackage } from './restore-tour-package.ts';
import type { TourPackageIndexKeeper } from './search/keep-tour-package-index.ts';
import { UNLISTED_FACTS } from './search/read-page.repository.ts';
import { withReasons } from './search/words/with-reasons.ts';
import type { ShownPackage } from './tour-package.model.ts';
import { presentTourPackage, presentTourPackages, presentWholePackages } from './tour-package.presenter.ts';
import { tourPackageRepository } from './tour-package.repository.ts';
import { packageInLanguage, unlistedIn } from './translations/package-in-language.ts';
import { type NextSeats, withNextDeparture } from './with-next-departure.ts';

type Needs = { bookings: PackageBookings; nextSeats: NextSeats; index: TourPackageIndexKeeper };

export const tourPackageHandlers = (
  dependencies: Dependencies,
  { bookings, nextSeats, index }: Needs,
): Handlers<keyof typeof tourPackageEndpoints> => {
  const { database, config } = dependencies;
  /** A language that the site does not offer is asked for as English. */
  const inOffered = <Query extends TourPackageFilter>(query: Query): Query => ({
    ...query,
    language: translatedLanguageOrAll(config, query.language) ?? undefined,
  });
  const list = async ({ query: asked }: { query: TourPackageListQuery }): Promise<Reply<TourPackage[]>> => {
    const query = inOffered(asked);
    const language = languageOfTexts(query.language) ?? null;
    const page = await listTourPackages(dependencies, index, query, [...UNLISTED_FACTS, ...unlistedIn(language)]);
    const records = page.records.map((one) => packageInLanguage(one, language));
    const presented = await presentTourPackages(dependencies, records, page.places);
    const found = await withNextDeparture(nextSeats, records, presented, {
      asked: page.asked,
      party: askedPartyIn(query.party),
    });
    return pageReply(query.words ? await withReasons(database, found, query.words, language) : found, page, asked);
  };
  const show = async (tourPackage: ShownPackage): Promise<TourPackage> => {
    const presented = await presentTourPackage(dependencies, tourPackage);
    return (await withNextDeparture(nextSeats, [tourPackage], [presented]))[0] ?? presented;
  };
  return {
    listTourPackages: list,
    filterTourPackages: list,
    countTourPackages: async ({ query }) => countTourPackages(dependencies, await index.current(), inOffered(query)),
    findTourPackage: async ({ params, query: { language } }) => {
      const found = await getTourPackage(dependencies, params.id);
      return show(language === 'all' ? found : packageInLanguage(found, translatedLanguage(config, language)));
    },
    listSimilarTourPackages: async ({ params, query }) => {
      const { records: found, asked } = await listSimilarTourPackages(dependencies, await index.current(), params.id, query);
      const records = found.map((one) => packageInLanguage(one, translatedLanguage(config, query.language)));
      return withNextDeparture(nextSeats, records, await presentTourPackages(dependencies, records), {
        asked,
        party: askedPartyIn(query.party),
      });
    },
    addTourPackage: async ({ body, files }) => {
      const added = await addTourPackage(dependencies, body, files);
      await index.refresh([added.newPackage._id]);
      return added;
    },
    editTourPackage: async ({ params, body, files }) => {
      const edited = await editTourPackage(dependencies, bookings, params.id, body, files);
      await index.refresh([params.id]);
      return edited;
    },
    listBookedDays: ({ params }) => listBookedDays(dependencies, bookings.listBookedDays, params.id),
    deleteTourPackage: async ({ params }) => {
      const deleted = await deleteTourPackage(dependencies, params.id);
      await index.refresh([params.id]);
      return deleted;
    },
    listWithdrawnPackages: async ({ query }) => {
      const page = await tourPackageRepository(database).listWithdrawn(query);
      return pageReply(await presentWholePackages(dependencies, page.records), page, query);
    },
    listWholePackages: async ({ query }) => {
      const page = await listTourPackages(dependencies, index, inOffered(query), []);
      return pageReply(await presentWholePackages(dependencies, page.records, page.places), page, query);
    },
    listDraftPackages: async ({ query }) => {
      const page = await tourPackageRepository(database).listDrafts(query);
      return pageReply(await presentWholePackages(dependencies, page.records), page, query);
    },
    findDraftPackage: async ({ params }) => show(await getDraft(dependencies, params.id)),
    restoreTourPackage: async ({ params }) => {
      const restored = await restoreTourPackage(dependencies, params.id);
      await index.refresh([params.id]);
      return restored;
    },
  };
};
