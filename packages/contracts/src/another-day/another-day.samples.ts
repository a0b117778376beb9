import type { AnswersOf } from '../answers-of.ts';
import { sampleTourPackage } from '../tour-package/tour-package.samples.ts';
import type { anotherDayEndpoints } from './another-day.endpoints.ts';
import type { AnotherDayView } from './another-day.schema.ts';

const { _id, id, title } = sampleTourPackage;

export const sampleAnotherDay: AnotherDayView = {
  package: { _id, id, title, place: 'Hampi, India', image: null },
  number: '0000001E',
  totalPersons: 2,
  cancelled: { travelDate: '2026-12-05' },
  other: { travelDate: '2026-12-12' },
  reason: 'The road to the pass is closed by snow.',
  letter: 'We would love to see you a week later.',
  until: '2026-12-01T06:00:00.000Z',
  lines: [{ kind: 'person', id: 'person', text: 'Person', quantity: 2, unit: 1999.99, sum: 3999.98 }],
  totalAmount: 3999.98,
  refund: 0,
  owed: 0,
  dueOn: null,
  money: 3999.98,
  state: 'open',
  canMove: true,
  sentence: null,
};

export const anotherDayAnswersOf: AnswersOf<typeof anotherDayEndpoints> = {
  openAnotherDay: sampleAnotherDay,
  answerAnotherDay: {
    ...sampleAnotherDay,
    state: 'moved',
    canMove: false,
    sentence: 'You travel on Sat, 12 Dec 2026.',
  },
};
