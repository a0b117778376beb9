import { sampleTourPackage } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'adminNewPackage',
  at: `/packages/new?copy=${sampleTourPackage._id}`,
  as: 'admin',
  // Its pictures would be fetched, which no call of the contract answers.
  filled: { findTourPackage: { ...sampleTourPackage, images: [] } },
  empty: { findTourPackage: 'NOT_FOUND', findDraftPackage: 'NOT_FOUND' },
  loadingText: 'Loading package...',
  emptyText: 'There is no such package.',
  filledText: sampleTourPackage.title,
};
