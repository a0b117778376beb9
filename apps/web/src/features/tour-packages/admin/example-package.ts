import type { PackageFacts, TourPackage } from '@wayfarer/contracts';
import { csvHeadOf, csvLinesOf } from '../../../shared/admin-list/export/csv-of.ts';
import { tourPackageColumns } from './tour-package-columns.tsx';

/**
 * Each part is filled, so that the file shows how each is written, but for the tax: whoever fills in the
 * line would take it over unasked.
 */
const examplePackage: TourPackage = {
  _id: '',
  id: '',
  title: 'Backwaters by canoe (an example: replace this line)',
  destination: { _id: '', id: '', name: 'Alleppey', country: 'India' },
  description: 'Three slow days on the water.',
  itinerary: ['Arrive in Alleppey', 'By canoe, with lunch on board', 'Back to Alleppey'],
  images: [],
  price: 7500,
  availableFrom: '2027-01-01',
  availableTo: '2027-12-31',
  capacity: 12,
  nextDay: null,
  version: 0,
  cancellationPolicy: [
    { daysBefore: 30, percent: 100 },
    { daysBefore: 7, percent: 50 },
  ],
  categories: [
    { id: 'adult', name: 'Adult', minAge: 12, alone: true },
    { id: 'child', name: 'Child', minAge: 3, maxAge: 11, price: 5000 },
    { id: 'infant', name: 'Infant', minAge: 0, maxAge: 2, price: 0, seats: 0 },
  ],
  seasons: [
    { name: 'Peak', from: '2027-12-20', to: '2027-12-31', percent: 20 },
    { name: 'Monsoon', from: '2027-06-01', to: '2027-08-31', prices: { adult: 6000, child: 4000 } },
  ],
  groups: [
    { from: 4, percent: 5 },
    { from: 8, percent: 10 },
  ],
  single: { price: 2000, required: false },
  extras: [
    { id: 'transfer', name: 'Airport transfer', price: 800, per: 'booking' },
    { id: 'bicycle', name: 'Bicycle', text: 'With a helmet', price: 300, per: 'piece', most: 4, stock: 10 },
  ],
  deposit: { percent: 30, balanceDays: 60, isRefundable: true },
  schedule: {
    rules: [
      { every: 'week', on: ['SA'], from: '2027-01-02', until: '2027-05-29' },
      { every: 'month', on: ['SA'], nth: 1, from: '2027-09-04' },
    ],
    added: ['2027-08-15'],
    closed: ['2027-03-06'],
    startTime: '08:30',
    cutOff: { days: 2, at: '18:00' },
    minimum: 2,
  },
  facts: {
    highlights: ['Sunrise on the lake', 'A lunch cooked on board'],
    included: ['Two nights in a guesthouse', 'All meals'],
    notIncluded: ['Train to Alleppey'],
    toBring: ['A hat', 'A swimsuit'],
    meetingPoint: 'Jetty 4, Alleppey',
    map: 'https://www.openstreetmap.org/?mlat=9.5&mlon=76.34',
    level: 2,
    languages: ['English', 'Malayalam'],
    minAge: 3,
    questions: [{ question: 'Do I have to swim?', answer: 'No. Everybody wears a life jacket.' }],
  } satisfies Required<PackageFacts>,
  asks: ['birthDate', 'phone'],
  ownQuestions: [{ id: 'ride', text: 'Can you ride a horse?', kind: 'yes-no', of: 'traveller', required: true }],
};

/** A file for an import with the headings of the export and one line. */
export const examplePackages = (): string => {
  const none = (): void => undefined;
  const columns = tourPackageColumns({ list: '', onDelete: none, deleting: undefined, isApart: false, isEditable: false });
  return csvHeadOf(columns) + csvLinesOf(columns, [examplePackage]);
};
