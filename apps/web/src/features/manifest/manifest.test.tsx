import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, bookingNumberOf, type ManifestEntry, sampleAdmin, sampleManifestEntry } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test, vi } from 'vitest';
import { DeparturesPage } from '../../pages/admin/departures-page.tsx';
import { todayOnSite } from '../../shared/format/calendar-day.ts';
import { startSession } from '../../shared/session/session.ts';
import * as files from '../../shared/ui/browser/save-file.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { disconnect, fakeApi, never, refuse } from '../../testing/fake-api.ts';
import { openDeparture } from '../../testing/open-departure.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { withTick } from './offline/ticks.ts';

beforeEach(() => startSession({ token: 't', role: 'guide', userId: sampleAdmin._id }));

const entryOf = (end: string, over: Partial<ManifestEntry>): ManifestEntry => {
  const _id = `${sampleManifestEntry._id.slice(0, -1)}${end}`;
  return { ...sampleManifestEntry, _id, id: _id, ...over };
};
const family = entryOf('1', {
  totalPersons: 3,
  travellers: [
    { id: '0', name: 'Asha Rao', category: 'Adult', age: 36, diet: 'Vegetarian', nationality: 'IN' },
    { id: 'a1b2', name: 'Meera Rao', category: 'Child', age: 7, diet: 'vegetarian', note: 'Afraid of boats' },
    { id: '2', name: null, category: 'Adult' },
  ],
  contact: { name: 'Asha Rao', phone: '+91 98450 12345', from: 'Mumbai' },
  extras: [{ text: 'Bicycle', quantity: 2 }],
  singleRooms: 1,
});
const single = entryOf('2', {
  totalPersons: 1,
  user: { ...sampleManifestEntry.user, username: 'rene' },
  travellers: [{ id: '0', name: 'René Dupont', category: 'Adult', diet: 'Vegan', arrival: 'no-show' }],
  contact: { name: 'René Dupont' },
});

const open = (day = todayOnSite()) => openDeparture(day);
const ofAsha = async () => within(await screen.findByRole('group', { name: 'Asha Rao' }));

test('a guide reads how many persons of which kind come, their ages, food, extras, and whom to call', async () => {
  fakeApi({ showManifest: () => [family, single] });
  open();
  expect(await screen.findByText('4 persons in 2 bookings')).toBeVisible();
  for (const text of ['3 × Adult, 1 × Child', '2 × Vegetarian, 1 × Vegan', '2 × Bicycle', '0 here, 1 no-show, 3 to come'])
    expect(screen.getByText(text)).toBeVisible();
  const booking = within(screen.getByRole('region', { name: `Asha Rao ${bookingNumberOf(family._id)}` }));
  expect(booking.getByRole('link', { name: '+91 98450 12345' })).toHaveAttribute('href', 'tel:+919845012345');
  for (const text of ['2 × Bicycle, 1 single room', 'From Mumbai', 'Afraid of boats', /Child, 7/])
    expect(booking.getByText(text)).toBeVisible();
  expect(booking.getByRole('group', { name: 'Person 3, not named' })).toBeVisible();
  expect(booking.getByText('Vegetarian').tagName).toBe('STRONG');
});

test('a traveller is ticked as here, as no-show, and taken back, each at the moment of the tick', async () => {
  const { callsOf } = fakeApi({
    showManifest: () => [family],
    checkIn: ({ body }) => ({ booking: family._id, traveller: '0', arrival: Object(body).arrival }),
  });
  open();
  const buttons = await ofAsha();
  await userEvent.click(buttons.getByRole('button', { name: 'Here' }));
  expect(await screen.findByText('1 here, 0 no-show, 2 to come')).toBeVisible();
  await userEvent.click(buttons.getByRole('button', { name: 'No-show' }));
  expect(await screen.findByText('0 here, 1 no-show, 2 to come')).toBeVisible();
  expect(buttons.getByRole('button', { name: 'No-show' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(buttons.getByRole('button', { name: 'No-show' }));
  expect(await screen.findByText('0 here, 0 no-show, 3 to come')).toBeVisible();
  await waitFor(() => expect(callsOf('checkIn').map(({ body }) => Object(body).arrival)).toEqual(['here', 'no-show', null]));
  for (const { params, body } of callsOf('checkIn')) {
    expect(params).toEqual({ id: family._id });
    expect(body).toEqual({ traveller: '0', arrival: Object(body).arrival, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
  }
});

test('ticks made without a network stay as they were made, only the last for each person is sent, once there is one', async () => {
  let isConnected = false;
  const { callsOf } = fakeApi({
    showManifest: () => [family],
    checkIn: ({ body }) =>
      isConnected ? { booking: family._id, traveller: Object(body).traveller, arrival: Object(body).arrival } : disconnect(),
  });
  open();
  const buttons = await ofAsha();
  await userEvent.click(buttons.getByRole('button', { name: 'No-show' }));
  await userEvent.click(buttons.getByRole('button', { name: 'Here' }));
  await userEvent.click(within(screen.getByRole('group', { name: 'Meera Rao' })).getByRole('button', { name: 'No-show' }));
  expect(await screen.findByText(/^2 ticks not sent yet/)).toBeVisible();
  expect(screen.getByText('1 here, 1 no-show, 1 to come')).toBeVisible();
  const before = callsOf('checkIn').length;
  isConnected = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/not sent yet/)).toBeNull());
  expect(screen.getByText('1 here, 1 no-show, 1 to come')).toBeVisible();
  const sent = callsOf('checkIn').slice(before);
  expect(sent.map(({ body }) => [Object(body).traveller, Object(body).arrival])).toEqual([
    ['0', 'here'],
    ['a1b2', 'no-show'],
  ]);
});

test('ticks that still wait are sent from the list of departures too, where a new login leads', async () => {
  fakeApi({ showManifest: () => [family], checkIn: disconnect });
  const { unmount } = open();
  await userEvent.click((await ofAsha()).getByRole('button', { name: 'Here' }));
  expect(await screen.findByText(/^1 tick not sent yet/)).toBeVisible();
  unmount();
  const { callsOf } = fakeApi({ checkIn: () => ({ booking: family._id, traveller: '0', arrival: 'here' }) });
  renderScreen(DeparturesPage, { pattern: screens.adminDepartures.path });
  await waitFor(() => expect(callsOf('checkIn').map(({ body }) => Object(body).arrival)).toEqual(['here']));
  await waitFor(() => expect(screen.queryByText(/not sent yet/)).toBeNull());
});

test('a tick that the server refuses is taken back, and the guide is told whose it was and why', async () => {
  expectInConsole('Ticking an arrival failed');
  fakeApi({ showManifest: () => [family], checkIn: () => refuse('CONFLICT') });
  open();
  await userEvent.click((await ofAsha()).getByRole('button', { name: 'Here' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Asha Rao: ./);
  expect(screen.getByText('0 here, 0 no-show, 3 to come')).toBeVisible();
});

test('what another guide ticks appears within half a minute, and what was read before an own tick does not undo it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const ticked = withTick([family], { booking: family._id, traveller: 'a1b2', arrival: 'here' });
  const reads = [() => [family], () => ticked, never];
  const { callsOf } = fakeApi({
    showManifest: () => reads.shift()?.() ?? ticked,
    checkIn: () => ({ booking: family._id, traveller: '0', arrival: 'no-show' }),
  });
  const { queryClient } = open();
  expect(await screen.findByText('0 of 3 here')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(await screen.findByText('1 of 3 here')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await waitFor(() => expect(callsOf('showManifest')).toHaveLength(3));
  await userEvent.click((await ofAsha()).getByRole('button', { name: 'No-show' }));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByText('1 of 3 here, 1 no-show')).toBeVisible();
});

test.each([
  ['+44 (0)20 7946 0000', '+442079460000'],
  ['(020) 7946-0000', '02079460000'],
])('the number %s of a contact is dialled as %s', async (phone, dialled) => {
  fakeApi({ showManifest: () => [{ ...single, contact: { name: 'René Dupont', phone } }] });
  open();
  expect(await screen.findByRole('link', { name: phone })).toHaveAttribute('href', `tel:${dialled}`);
});

test('a manifest is searched by name without marks, phone and booking, and by who is still to come', async () => {
  fakeApi({ showManifest: () => [family, single] });
  open();
  const search = await screen.findByRole('searchbox', { name: 'Find a person or booking' });
  await userEvent.type(search, 'rene');
  expect(screen.getByRole('group', { name: 'René Dupont' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Asha Rao' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'To come' }));
  expect(screen.getByText('Nobody here matches.')).toBeVisible();
  await userEvent.clear(search);
  expect(screen.getByRole('group', { name: 'Asha Rao' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'René Dupont' })).toBeNull();
});

test('the CSV of a manifest has a line for each person that is shown, and no formula runs in it', async () => {
  const saved: Blob[] = [];
  vi.spyOn(files, 'saveFile').mockImplementation((_name, bytes) => void saved.push(bytes));
  const odd = { ...single, travellers: [{ id: '0', name: '=1+1', phone: '+49 30 1234' }] };
  fakeApi({ showManifest: () => [family, odd] });
  open();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a person or booking' }), '1+1');
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  const [head = '', ...lines] = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
  expect(head).toContain('Leaves at,Booking,Booked by,Email');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(",'=1+1,");
  expect(lines[0]).toContain("'+49 30 1234");
});

test('before the day before the trip nobody can be ticked, and the page says from when on', async () => {
  fakeApi({ showManifest: () => [family] });
  open(addDays(todayOnSite(), 2));
  expect(await screen.findByText(/^Arrivals can be ticked from/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Here' })).toBeNull();
});

test('who may not tick sees who is here, without buttons', async () => {
  startSession({ token: 't', role: 'viewer', userId: sampleAdmin._id });
  fakeApi({ showManifest: () => [single] });
  open();
  const booking = within(await screen.findByRole('region', { name: `René Dupont ${bookingNumberOf(single._id)}` }));
  expect(booking.getByText('No-show')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'No-show' })).toBeNull();
});
