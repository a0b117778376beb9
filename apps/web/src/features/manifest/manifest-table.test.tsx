import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookingNumberOf, type ManifestEntry, sampleAdmin, sampleManifestEntry, sampleTourPackage } from '@wayfarer/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { todayOnSite } from '../../shared/format/calendar-day.ts';
import { startSession } from '../../shared/session/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { openDeparture } from '../../testing/open-departure.ts';

beforeEach(() => startSession({ token: 't', role: 'guide', userId: sampleAdmin._id }));

const entryOf = (end: string, name: string, names: (string | null)[], over: Partial<ManifestEntry> = {}): ManifestEntry => {
  const _id = `${sampleManifestEntry._id.slice(0, -1)}${end}`;
  const travellers = names.map((one, at) => ({ id: String(at), name: one }));
  return { ...sampleManifestEntry, _id, id: _id, contact: { name }, travellers, totalPersons: names.length, ...over };
};
const family = entryOf('1', 'Asha Rao', ['Asha Rao', 'Meera Rao', null], { singleRooms: 1 });
const single = entryOf('2', 'René Dupont', ['René Dupont']);
const apart = entryOf('3', 'Olu Ade', ['Olu Ade', 'Tunde Ade'], { singleRooms: 2 });
const couple = entryOf('4', 'Ines Gil', ['Ines Gil', 'Pau Gil']);

const withRoom = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(new EventTarget(), { matches: query.includes('64rem'), media: query } as MediaQueryList),
    );

test('where there is room everybody is a row of one table, beside their booking, and is ticked there', async () => {
  withRoom();
  const { callsOf } = fakeApi({
    showManifest: () => [family, single],
    checkIn: () => ({ booking: family._id, traveller: '1', arrival: 'here' }),
  });
  openDeparture(todayOnSite());
  const table = within(await screen.findByRole('table', { name: 'Travellers' }));
  expect(table.getAllByRole('row')).toHaveLength(5);
  expect(table.getByRole('rowheader', { name: /^Asha Rao/ })).toHaveAttribute('rowspan', '3');
  expect(table.getByRole('rowheader', { name: /^René Dupont/ })).toHaveTextContent(bookingNumberOf(single._id));
  await userEvent.click(within(table.getByRole('group', { name: 'Meera Rao' })).getByRole('button', { name: 'Here' }));
  expect(await screen.findByText('1 here, 0 no-show, 3 to come')).toBeVisible();
  await waitFor(() => expect(callsOf('checkIn')).toMatchObject([{ params: { id: family._id }, body: { traveller: '1' } }]));
});

test('a rooming list says who booked together and how many single rooms, and claims nothing that was not booked', async () => {
  fakeApi({
    findTourPackage: () => ({ ...sampleTourPackage, single: undefined }),
    showManifest: () => [family, single, apart, couple],
  });
  openDeparture(todayOnSite());
  await userEvent.click(await screen.findByRole('radio', { name: 'Rooms' }));
  const list = within(screen.getByRole('region', { name: 'Rooming list' }));
  expect(list.getByText(/^3 single rooms, 5 persons without one, in 4 bookings\./)).toBeVisible();
  const words = (name: RegExp) => list.getByRole('row', { name }).textContent;
  expect(words(/^Asha Rao/)).toContain('Person 3, not named');
  expect(words(/^Asha Rao/)).toContain('1 single room, not said for whom; 2 share among themselves');
  expect(words(/^René Dupont/)).toContain('No single room booked: shares with another booking, or is to be asked');
  expect(words(/^Olu Ade/)).toContain('2 single rooms');
  expect(words(/^Ines Gil/)).toContain('Share among themselves');
});

test('of a trip that sells no rooms nothing is said about them', async () => {
  fakeApi({ findTourPackage: () => ({ ...sampleTourPackage, single: undefined }), showManifest: () => [couple] });
  openDeparture(todayOnSite());
  expect(await screen.findByText('2 persons in 1 booking')).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Rooms' })).toBeNull();
});
