import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, type ListedDay, type ListedDeparture, sampleAdmin, sampleTourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test, vi } from 'vitest';
import { mondayOf } from '../../features/departures/month.ts';
import { weekWords } from '../../features/departures/week-bar.tsx';
import { formatMonth, todayOnSite } from '../../shared/format/calendar-day.ts';
import { startSession } from '../../shared/session/session.ts';
import { type FakeCall, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { DeparturesPage } from './departures-page.tsx';

const logIn = (role: 'desk' | 'guide') => startSession({ token: 't', role, userId: sampleAdmin._id });
beforeEach(() => logIn('desk'));

const idOf = (number: number): string => String(number).padStart(24, '0');
const departure = (number: number, known: Partial<ListedDeparture> = {}): ListedDeparture => ({
  tourPackageId: idOf(number),
  title: `Trip ${number}`,
  persons: 9,
  capacity: 12,
  left: 3,
  ...known,
});
const listed: Record<string, ListedDeparture[]> = {
  '2195-12-05': [
    departure(1, { state: 'sold-out', left: 0, persons: 12, isGuaranteed: true }),
    departure(2, { held: 2, left: 1, state: 'few' }),
    departure(3),
    departure(4, { state: 'closed' }),
    departure(5, { isScheduled: false }),
  ],
  '2195-12-19': [departure(6, { persons: 4, capacity: null })],
  '2196-01-02': [departure(7, { persons: 3, seated: 2 })],
};
const answer = ({ query: { from = '', to = '', package: only } }: FakeCall): ListedDay[] => {
  const days: ListedDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const largest = (listed[day] ?? []).filter(({ tourPackageId }) => only === undefined || tourPackageId === only);
    const persons = largest.reduce((sum, one) => sum + one.persons, 0);
    days.push({ day, departures: largest.length, persons, seated: persons, seats: 0, largest });
  }
  return days;
};
const withRoom = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(new EventTarget(), { matches: query.includes('64rem'), media: query } as MediaQueryList),
    );
const open = (at: string) => {
  const api = fakeApi({ listDepartures: answer });
  return { ...api, ...renderScreen(DeparturesPage, { pattern: screens.adminDepartures.path, at }) };
};

test('a month is weeks from Monday with three departures a day, in words and figures, and a link to the others', async () => {
  withRoom();
  const { callsOf } = open('/departures?month=2195-12');
  const grid = within(await screen.findByRole('table', { name: 'Departures in Dec 2195' }));
  expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
  ]);
  expect(grid.getAllByRole('row')).toHaveLength(6);
  expect(only(callsOf('listDepartures')).query).toEqual({ from: '2195-11-30', to: '2196-01-03' });
  const cell = within(grid.getByText('Sat, 5 Dec 2195').closest('td') as HTMLElement);
  expect(cell.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Trip 112 of 12 bookedSold out · Guaranteed',
    'Trip 29 of 12 bookedFew left',
    'Trip 39 of 12 booked',
    '+2 more',
  ]);
  expect(cell.getByRole('link', { name: /^Trip 2/ })).toHaveAttribute('href', `/departures/${idOf(2)}/2195-12-05`);
  await userEvent.click(cell.getByRole('link', { name: '+2 more: all 5 departures of Sat, 5 Dec 2195' }));
  expect(await screen.findByRole('heading', { level: 2, name: /Sat, 5 Dec 2195/ })).toBeVisible();
  expect(screen.getByText('Closed')).toBeVisible();
  expect(screen.getByText('Not in the schedule')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: 'All of Dec 2195' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('without room for a month its days with departures are a list, each departure a link to it', async () => {
  open('/departures?month=2195-12');
  const days = await screen.findAllByRole('heading', { level: 2 });
  expect(days.map(({ textContent }) => textContent)).toEqual(['Sat, 5 Dec 219548 persons', 'Sat, 19 Dec 21954 persons']);
  const links = screen.getAllByRole('link', { name: /^Trip/ });
  expect(links).toHaveLength(6);
  expect(links[1]).toHaveTextContent('9 of 12 booked, 2 held');
  expect(links[5]).toHaveAttribute('href', `/departures/${idOf(6)}/2195-12-19`);
});

test('a departure without bookings or without a limit of seats says so in words, and what is past in other words', async () => {
  withRoom();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2195-12-20T12:00:00Z') });
  listed['2195-12-21'] = [departure(20, { title: 'A very long title that nobody has to guess', persons: 0, capacity: null })];
  listed['2195-12-22'] = [departure(21, { persons: 0, left: 12 })];
  open('/departures?month=2195-12');
  expect(await screen.findByRole('link', { name: /^A very long title that nobody has to guess/ })).toHaveTextContent(
    'A very long title that nobody has to guessNobody booked',
  );
  expect(screen.getByRole('link', { name: /^Trip 21/ })).toHaveTextContent('Trip 210 of 12 booked');
  expect(screen.getByRole('link', { name: /^Trip 6/ })).toHaveTextContent('Trip 64 travelled');
  expect(screen.getByText('Past, Sat, 19 Dec 2195')).toBeInTheDocument();
  expect(screen.getByText('Today, Sun, 20 Dec 2195')).toBeInTheDocument();
  delete listed['2195-12-21'];
  delete listed['2195-12-22'];
});

test('a week shows all departures of its seven days, and view and day stay in the address', async () => {
  withRoom();
  const { router } = open('/departures?month=2195-12');
  await userEvent.click(await screen.findByRole('radio', { name: 'Week' }));
  expect(router.state.location.search).toBe('?view=week&day=2195-12-01');
  const week = within(await screen.findByRole('table', { name: 'Departures in the week 30 Nov – 6 Dec 2195' }));
  expect(week.getAllByRole('row')).toHaveLength(2);
  expect(week.getAllByRole('link')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Week after: 7 – 13 Dec 2195' }));
  expect(await screen.findByText('No departures in the week 7 – 13 Dec 2195.')).toBeVisible();
  expect(router.state.location.search).toBe('?view=week&day=2195-12-07');
  await userEvent.click(screen.getByRole('radio', { name: 'Month' }));
  expect(await screen.findByRole('table', { name: 'Departures in Dec 2195' })).toBeVisible();
  expect(router.state.location.search).toBe('?month=2195-12');
});

test.each(['2195-12-19', '2195-12-31x', ''])(
  'the address of a week with the day %j opens, and another word is this week',
  async (day) => {
    open(`/departures?view=week&day=${day}`);
    const words = day === '2195-12-19' ? '14 – 20 Dec 2195' : weekWords(mondayOf(todayOnSite()));
    expect(await screen.findByRole('status')).toHaveTextContent(words);
  },
);

test.each([
  ['the month', withRoom, 'Trip 73 booked, 2 of 12 seats'],
  ['the list', () => undefined, 'Trip 73 booked, 2 of 12 seats'],
])('persons who take no seat are told apart from the seats, in %s', async (_, prepare, words) => {
  prepare();
  open('/departures?month=2196-01');
  expect(await screen.findByRole('link', { name: /^Trip 7/ })).toHaveTextContent(words);
});

test('the days of the present month begin with today; earlier ones are below', async () => {
  const today = todayOnSite();
  const [first, last] = [`${today.slice(0, 7)}-01`, today];
  listed[first] = [departure(8)];
  listed[last] = [departure(9)];
  open('/departures');
  await screen.findByRole('link', { name: /^Trip 9/ });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings[0]).toMatch(/^Today, /);
  expect(headings.slice(1, 2)).toEqual(first === last ? [] : ['Earlier']);
  delete listed[first];
  delete listed[last];
});

test('the months before and after, and the present one, are a press away and in the address', async () => {
  const { router } = open('/departures?month=2195-12');
  await userEvent.click(await screen.findByRole('button', { name: 'Month after: Jan 2196' }));
  expect(await screen.findByRole('link', { name: /^Trip 7/ })).toBeVisible();
  expect(router.state.location.search).toBe('?month=2196-01');
  await userEvent.click(screen.getByRole('button', { name: 'Month before: Dec 2195' }));
  expect(await screen.findByRole('link', { name: /^Trip 6/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  expect(screen.getByRole('status')).toHaveTextContent(formatMonth(todayOnSite().slice(0, 7)));
  expect(router.state.location.search).toBe('');
});

test('one package is chosen of those that leave in the month, and stays chosen in others', async () => {
  const { router, callsOf } = open('/departures?month=2195-12');
  await screen.findByRole('link', { name: /^Trip 6/ });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Package' }), 'Trip 6');
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Trip/ })).toHaveLength(1));
  expect(router.state.location.search).toBe(`?month=2195-12&package=${idOf(6)}`);
  expect(callsOf('listDepartures').at(-1)?.query).toMatchObject({ package: idOf(6) });
  await userEvent.click(screen.getByRole('button', { name: 'Month after: Jan 2196' }));
  expect(await screen.findByText('No departures in Jan 2196.')).toBeVisible();
  // A package that does not leave in this month is asked for its name.
  expect(await screen.findByRole('option', { name: sampleTourPackage.title, selected: true })).toBeInTheDocument();
});

test('a month that is none is the present one', async () => {
  open('/departures?month=2195-13');
  expect(await screen.findByRole('status')).toHaveTextContent(formatMonth(todayOnSite().slice(0, 7)));
});

test('on the last day of a month the next one is read too, so that a device keeps the morning after it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2195-11-30T12:00:00Z') });
  const { callsOf } = open('/departures');
  // They are asked at once, so either may come first.
  const asked = () => callsOf('listDepartures').map(({ query }) => String(query.to));
  await waitFor(() => expect(asked().toSorted()).toEqual(['2195-12-06', '2196-01-03']));
});

test('a guide comes in at the next departures that they are named on, next month too, with who else is', async () => {
  logIn('guide');
  const tomorrow = addDays(todayOnSite(), 1);
  fakeApi({
    listDepartures: ({ query }) =>
      answer({ query } as FakeCall).map((one) =>
        one.day === tomorrow ? { ...one, departures: 1, largest: [departure(8, { guides: ['Ravi Iyer', 'Mira'] })] } : one,
      ),
  });
  renderScreen(DeparturesPage, { pattern: '/departures', at: '/departures' });
  expect(await screen.findByRole('link', { name: /Trip 8/ })).toHaveAttribute('href', `/departures/${idOf(8)}/${tomorrow}`);
  expect(screen.getByText('With Ravi Iyer, Mira')).toBeVisible();
});

test('a guide who is on no departure is told whom to ask', async () => {
  logIn('guide');
  fakeApi({ listDepartures: answer });
  renderScreen(DeparturesPage, { pattern: '/departures', at: '/departures' });
  expect(await screen.findByText('You are named on no departure this month or the next.')).toBeVisible();
  expect(screen.getByText(/Ask the office to name you/)).toBeVisible();
});
