import { sampleMoneyReport } from '@wayfarer/contracts';
import type { ScreenStates } from '../screen-states.ts';

export const states: ScreenStates = {
  screen: 'adminReports',
  as: 'admin',
  empty: { reportMoney: { ...sampleMoneyReport, lines: [] } },
  loadingText: 'Adding up...',
  emptyText: 'Nothing in these months',
  filledText: sampleMoneyReport.lines[0]?.name ?? '',
};
