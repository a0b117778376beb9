import type { AnswersOf } from '../answers-of.ts';
import { sampleTourPackage } from '../tour-package/tour-package.samples.ts';
import { sampleAdmin } from '../user/user.samples.ts';
import type { activityEndpoints } from './activity.endpoints.ts';
import type { ActivityEntry } from './activity.schema.ts';

export const sampleActivity: ActivityEntry = {
  _id: '665f1c2ab8e4d7a1c3f09f01',
  id: '665f1c2ab8e4d7a1c3f09f01',
  at: '2026-11-20T08:35:00.000Z',
  by: { kind: 'admin', id: sampleAdmin._id, name: sampleAdmin.username },
  call: 'editTourPackage',
  area: 'packages',
  about: sampleTourPackage._id,
  outcome: 'done',
  code: null,
  changes: [
    {
      thing: 'package',
      id: sampleTourPackage._id,
      name: sampleTourPackage.title,
      fields: [{ field: 'price', from: '1999.99', to: '2499.5' }],
    },
  ],
  asked: [],
};

export const activityAnswers: AnswersOf<typeof activityEndpoints> = {
  listActivity: [sampleActivity],
  showFormerValue: { thing: 'package', from: sampleTourPackage.price, to: 2499.5 },
};
