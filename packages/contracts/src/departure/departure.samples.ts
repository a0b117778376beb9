import type { AnswersOf } from '../answers-of.ts';
import { sampleTourPackage } from '../tour-package/tour-package.samples.ts';
import type { departureEndpoints } from './departure.endpoints.ts';
import type { Departure, StaffDeparture } from './departure.schema.ts';

export const sampleDeparture: Departure = {
  day: '2030-05-01',
  startTime: '06:30',
  left: 3,
  state: 'few',
  isGuaranteed: true,
  closesAt: '2030-04-29T12:30:00.000Z',
};

export const sampleStaffDeparture: StaffDeparture = {
  ...sampleDeparture,
  packageId: sampleTourPackage._id,
  title: sampleTourPackage.title,
  isClosed: false,
  isScheduled: true,
  capacity: 12,
  hasOwnCapacity: false,
  paid: 7,
  held: 2,
  minimum: 4,
  note: 'Two rooms at the front, please.',
  version: 1,
};

export const departureAnswers: AnswersOf<typeof departureEndpoints> = {
  listPackageDepartures: [sampleDeparture],
  showDeparture: sampleStaffDeparture,
  changeDeparture: { departure: { ...sampleStaffDeparture, version: 2 } },
};
