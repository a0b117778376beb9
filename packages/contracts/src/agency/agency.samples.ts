import type { AnswersOf } from '../answers-of.ts';
import type { agencyEndpoints } from './agency.endpoints.ts';
import type { Agency } from './agency.schema.ts';
import type { AgencyTexts } from './agency-texts.schema.ts';
import type { Notices } from './notices.schema.ts';
import type { Selling } from './selling.schema.ts';
import { writtenAgency } from './written-agency.ts';

export const sampleAgency: Agency = { ...writtenAgency('Wayfarer'), logo: null, version: 0 };

export const sampleAgencyTexts: AgencyTexts = {
  terms: 'A booking is made once it is paid.',
  privacy: 'We keep what a trip needs.',
  imprint: 'Wayfarer Travel Pvt. Ltd., Bengaluru',
  version: 2,
  changedAt: '2026-01-12T09:30:00.000Z',
};

export const sampleNotices: Notices = { paidBookingsTo: 'desk@wayfarer.example', version: 1 };

export const sampleSelling: Selling = {
  sellerName: 'Wayfarer Travel Pvt. Ltd.',
  sellerAddress: '12 Lavelle Road\nBengaluru 560001, India',
  sellerTaxId: 'GSTIN 29ABCDE1234F1Z5',
  taxName: 'GST',
  taxPercent: 5,
  currencySigns: 'written',
  defaultPolicy: [{ daysBefore: 1, percent: 100 }],
  version: 0,
  fixed: [],
};

export const agencyAnswers: AnswersOf<typeof agencyEndpoints> = {
  editAgency: { agency: { ...sampleAgency, version: 1 } },
  showNotices: sampleNotices,
  editNotices: { notices: { ...sampleNotices, version: 2 } },
  showSelling: sampleSelling,
  editSelling: { selling: { ...sampleSelling, version: 1 } },
  showAgencyTexts: sampleAgencyTexts,
  editAgencyTexts: { texts: sampleAgencyTexts },
};
