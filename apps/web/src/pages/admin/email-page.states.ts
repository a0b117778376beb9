import { screens } from '@wayfarer/contracts/screens';
import { sampleKeptEmail } from '@wayfarer/contracts/testing';
import { refuse } from '../../testing/fake-api.ts';
import type { ScreenStates } from '../screen-states.ts';
import { EmailPage } from './email-page.tsx';

export const states: ScreenStates = {
  name: 'Admin email',
  Screen: EmailPage,
  pattern: screens.adminEmail.path,
  at: `/emails/${sampleKeptEmail._id}`,
  as: 'admin',
  empty: { findEmail: () => refuse('NOT_FOUND') },
  loadingText: 'Loading email...',
  emptyText: 'There is no such email.',
  filledText: sampleKeptEmail.from,
};
