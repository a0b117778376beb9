import type { AnswersOf } from '../answers-of.ts';
import { sampleDestination } from '../destination/destination.samples.ts';
import { identityOf } from '../values/identity.samples.ts';
import type { PackageFacts } from './facts.schema.ts';
import type { tourPackageEndpoints } from './tour-package.endpoints.ts';
import type { TourPackage } from './tour-package.schema.ts';
import type { TourPackageCounts } from './tour-package-filter.schema.ts';

export const sampleTourPackage: TourPackage = {
  ...identityOf(20),
  title: 'Hampi at walking pace',
  destination: { _id: sampleDestination._id, id: sampleDestination.id, name: 'Hampi', country: 'India' },
  description: 'Three unhurried days among temples and boulders.',
  itinerary: ['Arrive in Hospet', 'Vittala temple, at dawn', 'Coracle on the river'],
  images: ['/pictures/5f0c.webp', '/pictures/5f0d.webp'],
  price: 1999.99,
  availableFrom: '2026-01-01',
  availableTo: '2199-12-31',
  cancellationPolicy: [{ daysBefore: 1, percent: 100 }],
  capacity: null,
  nextDay: '2026-01-01',
  version: 5,
};

/** With everything that travellers ask filled in, and not on offer yet. */
export const sampleDraft: TourPackage = {
  ...sampleTourPackage,
  ...identityOf(22),
  title: 'Hampi for early risers',
  facts: {
    highlights: ['Sunrise on Matanga hill'],
    included: ['Two nights in a guesthouse', 'All breakfasts'],
    notIncluded: ['Train to Hospet'],
    toBring: ['Shoes for rocks', 'A torch'],
    meetingPoint: 'Hospet Junction, main entrance',
    map: 'https://www.openstreetmap.org/?mlat=15.2757&mlon=76.3909',
    level: 2,
    languages: ['English', 'Kannada'],
    minAge: 8,
    questions: [{ question: 'Is there hot water?', answer: 'Yes, in the morning.' }],
  } satisfies Required<PackageFacts>,
  isDraft: true,
};

export const sampleCounts: TourPackageCounts = {
  total: 1,
  places: [{ ...sampleTourPackage.destination, count: 1 }],
  months: [{ month: '2026-12', count: 1 }],
  lengths: [{ days: 3, count: 1 }],
  prices: { lowest: 1999.99, highest: 1999.99 },
  titles: [],
  meantPlaces: [],
};

export const tourPackageAnswers: AnswersOf<typeof tourPackageEndpoints> = {
  listTourPackages: [sampleTourPackage],
  filterTourPackages: [sampleTourPackage],
  countTourPackages: sampleCounts,
  findTourPackage: sampleTourPackage,
  listSimilarTourPackages: [{ ...sampleTourPackage, ...identityOf(21), title: 'Badami, caves and cliffs' }],
  addTourPackage: { newPackage: sampleTourPackage },
  editTourPackage: { updatedPackage: sampleTourPackage },
  listBookedDays: [{ day: '2026-12-12', bookings: 1, persons: 2 }],
  deleteTourPackage: { id: sampleTourPackage._id },
  listWithdrawnPackages: [sampleTourPackage],
  listWholePackages: [sampleTourPackage],
  listDraftPackages: [sampleDraft],
  findDraftPackage: sampleDraft,
  restoreTourPackage: { restoredPackage: sampleTourPackage },
};
