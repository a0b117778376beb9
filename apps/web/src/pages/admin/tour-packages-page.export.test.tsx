import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleAdmin, sampleTourPackage, type TourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { TourPackagesPage } from './tour-packages-page.tsx';

beforeEach(() => startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id }));

const walk = sampleTourPackage;
const ride = { ...walk, _id: 'b'.repeat(24), id: 'b'.repeat(24), title: 'Hampi by coracle' };
const whole: TourPackage = {
  ...ride,
  facts: { highlights: ['Boats', 'Sunset'] },
  translations: { de: { title: 'Hampi im Korbboot', facts: { highlights: ['Boote'] } } },
};

const open = async () => {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob);
    return 'blob:csv';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  fakeApi({ listTourPackages: () => [walk, ride], listWholePackages: () => [walk, whole] });
  renderScreen(TourPackagesPage, { pattern: screens.adminPackages.path, at: screens.adminPackages.path });
  await screen.findByText(ride.title);
  return async (): Promise<string> => {
    await waitFor(() => expect(blobs).toHaveLength(1));
    return only(blobs).text();
  };
};

test('an export of all packages has what lists leave out, and the columns of the languages that they use', async () => {
  const saved = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Export 2 packages' }));
  expect(await saved()).toMatch(/Pictures,Package \(de\),[^\n]*\r\n.*\r\nHampi by coracle,.*Boats; Sunset.*Hampi im Korbboot/s);
});

test('an export of chosen packages has all of their parts too: importing it again takes nothing away', async () => {
  const saved = await open();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Select .*coracle/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Export 1' }));
  const file = await saved();
  expect(file).toMatch(/Pictures,Package \(de\)/);
  expect(file).toContain('Boats; Sunset');
  expect(file).not.toContain(walk._id);
});
