import { samplePromotionCode } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'adminCodes',
  as: 'admin',
  empty: { listPromotionCodes: [] },
  loadingText: 'Loading promotion codes...',
  emptyText: 'No promotion codes found',
  filledText: samplePromotionCode.code,
};
