import { sampleStaffMember } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'adminStaff',
  as: 'admin',
  empty: { listStaff: [], listInvitations: [] },
  loadingText: 'Loading staff...',
  emptyText: 'Nobody works here yet',
  filledText: sampleStaffMember.email,
};
