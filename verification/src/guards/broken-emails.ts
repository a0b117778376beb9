import { emailSchema } from '@wayfarer/api/emails';
import { Types } from 'mongoose';
import { scenario } from '../model/scenario.ts';
import { takes, updates } from './broken-collection.ts';
import { type BrokenGuard, noticedIn } from './broken-guard.ts';

const twoWorkers = scenario('a paid booking and two workers', [['send emails'], ['send emails']], { isPaid: true });

/** What keeps emails from being lost, and from coming twice. */
export const brokenEmails: readonly BrokenGuard[] = [
  ...noticedIn(twoWorkers, {
    'an email is owed by the write of its cause': updates('Booking', (write) => (filter, { $push: pushed, ...update }) => {
      const { emailsDue: _forgotten, ...others } = Object(pushed);
      return write(filter, { ...update, ...(Object.keys(others).length > 0 ? { $push: others } : {}) });
    }),
    'the key of an email is made of its cause': ({ database }) => {
      const model = database.models.Email ?? database.model('Email', emailSchema);
      const create = model.create.bind(model) as (email: object) => Promise<unknown>;
      const anew = (email: object) => create({ ...email, _id: new Types.ObjectId().toHexString() });
      Object.assign(model, { create: anew });
      return {};
    },
    'an email is taken by one worker': takes(
      'Email',
      (write) =>
        ({ dueAt: _lease, ...filter }, update, options) =>
          write(filter, update, options),
    ),
  }),
];
