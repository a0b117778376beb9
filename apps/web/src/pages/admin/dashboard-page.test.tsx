import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  sampleAdmin,
  sampleAnswers,
  sampleBooking,
  sampleDashboard,
  sampleTourPackage,
  sampleWaiting,
  type Waiting,
} from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test, vi } from 'vitest';
import { saveReturnTo } from '../../shared/session/return-to.ts';
import { startSession } from '../../shared/session/session.ts';
import { drawNothing } from '../../testing/blank-canvas.ts';
import { disconnect, fakeApi, never } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { states } from './dashboard-page.states.ts';
import { DashboardPage } from './dashboard-page.tsx';

const open = () => renderScreen(DashboardPage, { pattern: screens.adminDashboard.path });

beforeEach(() => {
  startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id });
  drawNothing();
});

test('one call brings the counts of packages, bookings and users, and the revenue with a dollar sign (§1, 2.17)', async () => {
  let calls = 0;
  fakeApi({
    showDashboard: () => {
      calls += 1;
      return sampleDashboard;
    },
  });
  open();
  const figure = (name: string) => screen.getByRole('link', { name }).closest('div') as HTMLElement;
  expect(await screen.findByRole('link', { name: 'Total Revenue' })).toBeVisible();
  expect(figure('Total Revenue')).toHaveTextContent('$1,23,456.78');
  expect(figure('Packages')).toHaveTextContent('30');
  expect(figure('Bookings')).toHaveTextContent('80');
  expect(figure('Users')).toHaveTextContent('27');
  expect(calls).toBe(1);
});

test('two charts, and behind each a table with all four months, empty ones as 0 (§2.17)', async () => {
  fakeApi();
  open();
  const rowsOf = async (name: string) =>
    within(await screen.findByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
  expect(await rowsOf('Bookings per month')).toEqual(['August 202612', 'September 20260', 'October 202620', 'November 202622']);
  expect(await rowsOf('Revenue per month')).toContain('October 2026$43,456.78');
  await waitFor(() => expect(document.querySelectorAll('canvas')).toHaveLength(2));
});

test('Recent Bookings shows user, package, total amount, status and booking date in the order of the answer (§2.17)', async () => {
  const later = { ...sampleBooking, _id: 'e'.repeat(24), id: 'e'.repeat(24), bookingDate: '2026-11-20T20:00:00.000Z' };
  fakeApi({ showDashboard: () => ({ ...sampleDashboard, recentBookings: [later, sampleBooking] }) });
  open();
  const rows = within(await screen.findByRole('table', { name: 'Recent Bookings' })).getAllByRole('row');
  expect(rows[0]?.textContent).toBe('UserPackageTotal amountStatusBooking date');
  // The site's calendar decides: 20:00 UTC is the next day in Kolkata.
  expect(rows[1]?.textContent).toBe('ashaHampi at walking pace₹5,999.97PendingSat, 21 Nov 2026');
  expect(rows[2]?.textContent).toContain('Fri, 20 Nov 2026');
});

test('while it loads a skeleton is shown; without bookings the page says so; a failure offers Try again', async () => {
  fakeApi({ showDashboard: never });
  const first = open();
  expect(await screen.findByText('Loading dashboard...')).toBeInTheDocument();
  first.unmount();
  const answers = [disconnect(), { ...sampleDashboard, recentBookings: [] }];
  fakeApi({ showDashboard: () => answers.shift() ?? sampleDashboard });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No bookings found')).toBeVisible();
});

test('a period is chosen in the address, and its figures are compared with those of the period before', async () => {
  const asked: unknown[] = [];
  fakeApi({
    showDashboard: ({ query }) => {
      asked.push(query.period);
      return sampleDashboard;
    },
  });
  open();
  const panel = await screen.findByRole('region', { name: 'Last 30 days' });
  expect(panel).toHaveTextContent('Net revenue$60,000.00-20% vs the 30 days before');
  expect(panel).toHaveTextContent('Bookings made30+50% vs the 30 days before');
  expect(panel).toHaveTextContent('80% of the bookings made');
  expect(panel).toHaveTextContent('Occupancy64%No data for the 30 days before');
  await userEvent.click(screen.getByRole('radio', { name: '12 months' }));
  expect(await screen.findByRole('region', { name: 'Last 12 months' })).toBeVisible();
  await waitFor(() => expect(asked).toEqual(['30d', '12m']));
});

test('figures keep the name of their own period until those of the chosen one are there', async () => {
  const next = Promise.withResolvers<typeof sampleDashboard>();
  fakeApi({ showDashboard: ({ query }) => (query.period === '30d' ? sampleDashboard : next.promise) });
  open();
  await screen.findByRole('region', { name: 'Last 30 days' });
  await userEvent.click(screen.getByRole('radio', { name: '7 days' }));
  const panel = screen.getByRole('region', { name: 'Last 30 days' });
  expect(panel).toHaveTextContent('-20% vs the 30 days before');
  expect(screen.getByText('Last 30 days, by net revenue')).toBeVisible();
  next.resolve(sampleDashboard);
  expect(await screen.findByRole('region', { name: 'Last 7 days' })).toBeVisible();
});

const waitingRegion = async () => within(await screen.findByRole('region', { name: 'Waiting for you' }));

test('the page begins with the work of today: each line with a count, money with its sum, and the list of just these', async () => {
  fakeApi();
  open();
  const waiting = await waitingRegion();
  await waiting.findByText('These need somebody to act');
  const lines = waiting.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(lines).toEqual([
    ['To give back11 · ₹1,41,200.00', '/payments?waiting=give-back'],
    ['Payments to review1', '/payments?waiting=review'],
    ['Disputes to answer2', '/payments?waiting=dispute'],
    ['Rests overdue1 · ₹70,000.00', '/bookings?unpaid=overdue'],
    ['Links to pay that ended3', '/bookings?unpaid=link-ended'],
    ['Unpaid, seats no longer held4', '/bookings?unpaid=hold-ended'],
    ['Departures to decide1', '/admin#undecided'],
    ['Departures with customers to call1', `/departures/${sampleTourPackage._id}/2026-11-22`],
    ['Open messages100+', '/messages?state=open'],
    ['Rests due this week3', '/bookings?unpaid=due-this-week'],
    ['New since yesterday7 · ₹3,40,000.00 received', '/bookings?bookedFrom=2026-11-19'],
  ]);
  const first = screen.getByRole('region', { name: 'Waiting for you' });
  const figures = await screen.findByRole('link', { name: 'Total Revenue' });
  expect(first.compareDocumentPosition(figures) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

test('several departures with customers to call are each named, with their own page', async () => {
  const callsOn = ['2026-11-22', '2026-11-23'].map((day) => ({ packageId: sampleTourPackage._id, title: 'Hampi', day }));
  fakeApi({ showWaiting: () => ({ ...sampleWaiting, toCall: 2, callsOn }) });
  open();
  const waiting = await waitingRegion();
  expect(await waiting.findByRole('link', { name: 'Hampi, Mon, 23 Nov' })).toHaveAttribute(
    'href',
    `/departures/${sampleTourPackage._id}/2026-11-23`,
  );
});

test('where nothing waits one sentence says so, and what is new is told all the same', async () => {
  const { showWaiting } = states.empty as { showWaiting: Waiting };
  fakeApi({ showWaiting: () => ({ ...showWaiting, newBookings: { from: '2026-11-19', bookings: 2, received: 0 } }) });
  open();
  const waiting = await waitingRegion();
  expect(await waiting.findByText('Nothing needs your attention')).toBeVisible();
  expect(waiting.getByRole('link')).toHaveTextContent('New since yesterday2 · ₹0.00 received');
});

test('work that cannot be loaded offers to try again, and the figures stay', async () => {
  const answers = [disconnect()];
  fakeApi({ showWaiting: () => answers.shift() ?? sampleWaiting });
  open();
  const waiting = await waitingRegion();
  await userEvent.click(await waiting.findByRole('button', { name: 'Try again' }));
  expect(await waiting.findByRole('link', { name: /^To give back/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Total Revenue' })).toBeVisible();
});

test('the next seven days show each departure with its fill and who is not named, and lead to its page; the desk sees them too', async () => {
  startSession({ token: 'a.b.c', role: 'desk', userId: sampleAdmin._id });
  fakeApi();
  open();
  const coming = within(await screen.findByRole('region', { name: 'Next 7 days' }));
  const departure = await coming.findByRole('link', { name: /^Hampi at walking pace, Fri, 20 Nov 2026:/ });
  await waitFor(() => expect(departure).toHaveTextContent('2 not named, 1 with details missing'));
  expect(departure).toHaveTextContent('9 of 12 seats');
  expect(departure).toHaveAttribute('href', `/departures/${sampleTourPackage._id}/2026-11-20`);
  expect(coming.getByRole('link', { name: /^Fri, 20 Nov 2026/ })).toHaveAttribute(
    'href',
    '/departures?month=2026-11&day=2026-11-20',
  );
  expect(coming.getByText(/^Nobody travels on Sat, 21 Nov/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Total Revenue' })).toBeNull();
});

test('this month so far stands beside the same days of the year before', async () => {
  fakeApi();
  open();
  const month = await screen.findByRole('region', { name: 'November 2026 so far' });
  expect(month).toHaveTextContent('1 Nov 2026 – 20 Nov 2026, beside the same days a year before');
  expect(month).toHaveTextContent('Net revenue$50,000.00+25% vs 1 Nov 2025 – 20 Nov 2025');
  expect(month).toHaveTextContent('Bookings made22+10% vs 1 Nov 2025 – 20 Nov 2025');
  expect(month).toHaveTextContent('$40,000.00 then');
});

test('top packages lead to what they name', async () => {
  fakeApi();
  open();
  const top = within(await screen.findByRole('region', { name: 'Top packages' }));
  const link = top.getByRole('link', { name: sampleTourPackage.title });
  expect(link).toHaveAttribute('href', `/package-view/${sampleTourPackage._id}`);
});

test('the figures say as of when they are: today by the time alone', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const now = new Date();
  fakeApi({ showDashboard: () => ({ ...sampleDashboard, countedUpTo: now.toISOString() }) });
  open();
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(now);
  expect(await screen.findByText(`Figures as of ${time}`)).toBeVisible();
});

test('figures of another day, where the job that sums them up has stopped, say the day as well', async () => {
  fakeApi({ showDashboard: () => ({ ...sampleDashboard, countedUpTo: '2025-11-20T09:31:07.000Z' }) });
  open();
  expect(await screen.findByText('Figures as of 20 Nov 2025, 15:01')).toBeVisible();
});

test('departures to decide are named with their minimum and the day to decide by, and lead to their page; without any there is no such list', async () => {
  const [undecided] = sampleAnswers.listUndecided;
  let listed = sampleAnswers.listUndecided;
  fakeApi({ listUndecided: () => listed });
  const { unmount } = open();
  const panel = within(await screen.findByRole('region', { name: 'Departures to decide' }));
  expect(await panel.findByText('Minimum 4, booked 2, decide by 24 Apr 2030')).toBeVisible();
  expect(panel.getByRole('link', { name: `${sampleTourPackage.title}, 1 May 2030` })).toHaveAttribute(
    'href',
    `/departures/${undecided?.packageId}/2030-05-01`,
  );
  unmount();
  listed = [];
  open();
  await screen.findByRole('link', { name: 'Total Revenue' });
  expect(screen.queryByRole('region', { name: 'Departures to decide' })).toBeNull();
});

test('staff who followed an email and had to log in go on to what it led to', async () => {
  fakeApi();
  saveReturnTo('/payments?status=waiting');
  const { address } = open();
  await userEvent.click(screen.getByRole('link', { name: 'Go to that page' }));
  expect(address()).toBe('/payments?status=waiting');
});

test('what is owed stands by how long it is overdue, and each age leads to its bookings', async () => {
  fakeApi({ showDashboard: () => sampleDashboard });
  renderScreen(DashboardPage, { pattern: screens.adminDashboard.path });
  const owed = within(await screen.findByRole('region', { name: 'Owed' }));
  expect(owed.getByText('₹9,10,000.00 in all, by how long it is overdue')).toBeVisible();
  const [notDue, overdue] = owed.getAllByRole('listitem');
  expect(notDue).toHaveTextContent('Not due yet₹8,40,000.00 · 12 bookings');
  expect(overdue).toHaveTextContent('1 to 7 days overdue₹70,000.00 · 1 booking');
  expect(owed.getByRole('link', { name: '1 to 7 days overdue' })).toHaveAttribute('href', '/bookings?unpaid=overdue-7');
});
