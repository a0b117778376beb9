import { screen } from '@testing-library/react';
import { sampleAdmin, sampleDashboard, sampleTourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { DeparturesPage } from './departures-page.tsx';

beforeEach(() => startSession({ token: 't', role: 'guide', userId: sampleAdmin._id }));

test('each departure of the coming days leads to its manifest; days on which nobody travels are left out', async () => {
  fakeApi({});
  renderScreen(DeparturesPage, { pattern: screens.adminDepartures.path, at: '/departures' });
  const links = await screen.findAllByRole('link', { name: new RegExp(sampleTourPackage.title) });
  const days = sampleDashboard.departures.filter(({ departures }) => departures > 0);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    days.map(({ day }) => `/manifest/${sampleTourPackage._id}?day=${day}`),
  );
  expect(links[0]).toHaveTextContent('9 of 12 seats');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(days.length);
  expect(screen.getAllByText('These are the 1 largest of 4 departures.')).toHaveLength(days.length);
});
