import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CalendarDate, sampleTourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { DeparturePage } from '../pages/admin/departure-page.tsx';
import { type RenderedScreen, renderScreen } from './render-screen.tsx';

/** Opens the page of the sample package on a day. */
export const openDeparture = (day: CalendarDate): RenderedScreen =>
  renderScreen(DeparturePage, { pattern: screens.adminDeparture.path, at: `/departures/${sampleTourPackage._id}/${day}` });

/** Presses one of the buttons in the head of the page, below which a form then opens. */
export const openPanel = async (name: 'Change' | 'Prices' | 'Message all'): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
