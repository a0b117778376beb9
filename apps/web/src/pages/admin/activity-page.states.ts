import { sampleActivity } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'adminActivity',
  as: 'admin',
  empty: { listActivity: [] },
  loadingText: 'Loading activity...',
  emptyText: 'No actions found',
  filledText: sampleActivity.changes[0]?.name ?? '',
};
