import { sampleKeptEmail } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'adminEmail',
  at: `/emails/${sampleKeptEmail._id}`,
  as: 'admin',
  empty: { findEmail: 'NOT_FOUND' },
  loadingText: 'Loading email...',
  emptyText: 'There is no such email.',
  filledText: sampleKeptEmail.from,
};
