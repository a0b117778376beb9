import { sampleDraft } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'adminPackagePreview',
  at: `/packages/${sampleDraft._id}/preview`,
  as: 'admin',
  empty: { findDraftPackage: 'NOT_FOUND' },
  loadingText: 'Loading draft...',
  emptyText: 'There is no such draft.',
  filledText: sampleDraft.title,
};
