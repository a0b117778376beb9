import {
  type OwnWordsFile,
  type ReadForPage,
  type SiteResponse,
  type SiteSettings,
  sampleAgency,
  sampleAnswers,
  sampleDestination,
  sampleTourPackage,
} from '@wayfarer/contracts';
import { createSite } from '../server/create-site.ts';
import { makeBuiltWebsite } from './built-website.ts';

export const PUBLIC_URL = 'https://travel.example';
export const siteSettings = {
  brandName: 'A </script> & B',
  siteTimeZone: 'Asia/Kolkata',
  bookingCutOffDays: 0,
  currencySigns: 'written',
  demoAccounts: false,
  maintenance: null,
  texts: [] as SiteSettings['texts'],
  agency: sampleAgency,
} as const;
/** The id of the only package and the only destination. */
export const siteId = '665f1c2ab8e4d7a1c3f09e12';
const tourPackage = { ...sampleTourPackage, _id: siteId, id: siteId };

export const readCatalogue: ReadForPage = async (name, { params }) => {
  if (name === 'showSiteSettings') return { body: siteSettings, headers: {} };
  if (name === 'listDestinations') return { body: [{ ...sampleDestination, name: 'Bergen </script><b>' }], headers: {} };
  if (name === 'listTourPackages' || name === 'filterTourPackages') return { body: [tourPackage], headers: {} };
  if (name === 'verifyVoucher') return { body: sampleAnswers.verifyVoucher, headers: {} };
  if (name === 'showAgencyTexts') return { body: sampleAnswers.showAgencyTexts, headers: {} };
  if (params?.id !== siteId) return null;
  if (name === 'findTourPackage') return { body: tourPackage, headers: {} };
  if (name === 'findDestination') return { body: { ...sampleDestination, _id: siteId, id: siteId }, headers: {} };
  return { body: sampleAnswers[name], headers: {} };
};

/** Opens sites of one built website, each with a response cache of its own, which keeps everything. */
export const prepareSites = async () => {
  const website = await makeBuiltWebsite();
  const openSite = ({
    read = readCatalogue,
    now = new Date('2026-05-01T12:00:00Z'),
    packageIds = [siteId],
    languages = [] as readonly string[],
    ownWords = [] as readonly OwnWordsFile[],
  } = {}) => {
    const kept = new Map<string, Promise<SiteResponse>>();
    const failures: [unknown, string][] = [];
    const time = { now };
    const respond = createSite<SiteResponse>({
      folder: website.folder,
      settings: siteSettings,
      languages,
      ownWords,
      publicUrl: PUBLIC_URL,
      read,
      listed: [
        {
          screen: 'destination',
          count: async () => 1,
          listIds: async (without, most) => [siteId].slice(without, without + most),
        },
        {
          screen: 'packageDetail',
          count: async () => packageIds.length,
          listIds: async (without, most) => packageIds.slice(without, without + most),
        },
      ],
      keep: (key, make) => {
        const known = kept.get(key) ?? make();
        kept.set(key, known);
        known.catch(() => kept.delete(key));
        return known;
      },
      once: (make) => make(),
      clock: () => time.now,
      onFailure: (error, path) => failures.push([error, path]),
    });
    const open = async (address: string): Promise<SiteResponse> => {
      const [path = '', search] = address.split('?');
      const response = await respond({ path, search: search === undefined ? '' : `?${search}` });
      if (response === null) throw new Error(`${address} is taken for a file.`);
      return response;
    };
    return { open, respond, kept, failures, time };
  };
  return { openSite, remove: website.remove };
};
export type OpenSite = Awaited<ReturnType<typeof prepareSites>>['openSite'];

export const parseHtml = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
