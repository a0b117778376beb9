import { addDays, csvLineOf, csvOfPart, packageColumns, packageParts, partFields, type TourPackage } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { signUpAdmin } from '../../testing/accounts.ts';
import { addDestination, addTourPackage, type PackageFields, todayOf } from '../../testing/catalogue.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi({ SELLER_TAX_ID: 'GSTIN 08ABCDE1234F1Z5' });
const admin = await signUpAdmin(api);
const place = await addDestination(api, admin, 'Alleppey');
const day = (after: number): string => addDays(todayOf(api), after);

const whole = {
  categories: [
    { id: 'grown', name: 'Adult, tall', minAge: 12, alone: true },
    { id: 'kid', name: '=Child', minAge: 3, maxAge: 11, price: 500, alone: false },
    { id: 'infant', name: 'Infant', minAge: 0, maxAge: 2, price: 0, seats: 0 },
  ],
  seasons: [
    { name: 'Peak; really', from: day(20), to: day(30), percent: 20 },
    { name: 'Rain', from: day(60), to: day(90), prices: { grown: 1200.5, kid: 400 } },
  ],
  groups: [{ from: 4, percent: 5 }],
  single: { price: 2000, required: true },
  extras: [
    { id: 'taxi', name: 'Taxi', text: 'From the "old" airport; by night', price: 800, per: 'booking' },
    { id: 'bike', name: 'Bicycle', price: 300, per: 'piece', most: 4, stock: 10 },
    { id: 'tea', name: 'Tea: 5.00 per person (green)', price: 0, per: 'person', included: true },
  ],
  schedule: {
    rules: [
      { every: 'day', interval: 2, from: day(1), until: day(101) },
      { every: 'month', dates: [-1, 15], from: '2026-01-15' },
      { every: 'year', on: ['SA'], nth: 1, months: [5, 6], from: '2026-05-02' },
    ],
    added: [day(10)],
    closed: [day(11), day(13)],
    startTime: '08:30',
    cutOff: { days: 2, at: '18:00' },
    minimum: 3,
  },
  facts: {
    highlights: ['-5 degrees at dawn', 'Boats'],
    included: ['Meals; all of them'],
    notIncluded: ['"Extras"'],
    toBring: ['Boots', '+ a torch'],
    meetingPoint: '@ the jetty',
    map: 'https://maps.example.com/?q=1,2',
    level: 3,
    languages: ['English', 'Hindi'],
    minAge: 8,
    questions: [
      { question: 'Sea | hills: which?', answer: 'Yes.\r\nBring a coat; or two | three 🧥.' },
      { question: '"هل" |', answer: '| -1' },
    ],
  } satisfies Required<NonNullable<TourPackage['facts']>>,
  taxPercent: 7.25,
  asks: ['birthDate', 'diet'],
  ownQuestions: [
    {
      id: 'ride',
      text: 'Ride | walk; or both?',
      kind: 'choice',
      of: 'traveller',
      required: true,
      choices: ['Ride', 'Walk | run'],
    },
    { id: 'train', text: 'Which train?', kind: 'text', of: 'booking', required: false },
  ],
  cancellationPolicy: [
    { daysBefore: 30, percent: 100 },
    { daysBefore: 1, percent: 50 },
  ],
};
const add = (fields: PackageFields = {}): Promise<TourPackage> =>
  addTourPackage(api, admin, {
    destination: place._id,
    capacity: '12',
    ...Object.fromEntries(Object.entries(whole).map(([field, value]) => [field, JSON.stringify(value)])),
    ...fields,
  });

type Column = keyof typeof packageParts;
const send = async (csv: string, dryRun = false) => {
  const call = api.request.post('/api/package/import').set(admin.bearer).field('dryRun', String(dryRun));
  return (await call.attach('file', Buffer.from(csv), 'packages.csv').expect(200)).body;
};
const bases = Object.values(packageColumns);
const parts = Object.values(packageParts);
const headings = [...bases, ...parts.map(({ heading }) => heading)];
/** What each heading has of a package, as the export writes it (tour-package-columns.tsx). */
const cellsOf = (tourPackage: TourPackage): Record<string, string | number> => ({
  ID: tourPackage._id,
  Package: tourPackage.title,
  Destination: `${tourPackage.destination.name}, ${tourPackage.destination.country}`,
  Available: `${tourPackage.availableFrom} to ${tourPackage.availableTo}`,
  'Seats per day': tourPackage.capacity ?? 'Unlimited',
  Price: tourPackage.price,
  Description: tourPackage.description,
  Itinerary: 'Boats',
  ...Object.fromEntries(parts.map((part) => [part.heading, csvOfPart(part, tourPackage)])),
});
const fileOf = (...lines: Record<string, string | number>[]): string =>
  csvLineOf(headings) + lines.map((cells) => csvLineOf(headings.map((heading) => cells[heading] ?? ''))).join('');
/** As it is now: the call for one package may answer with what was read a second ago. */
const find = async (id: string): Promise<TourPackage | undefined> => {
  const { body } = await api.request.get('/api/package/whole').set(admin.bearer).expect(200);
  return (body as TourPackage[]).find(({ _id }) => _id === id);
};
const drafts = async (): Promise<TourPackage[]> =>
  (await api.request.get('/api/package/drafts').set(admin.bearer).expect(200)).body;
const partsOf = (tourPackage?: TourPackage): unknown => partFields.map((field) => [field, tourPackage?.[field]]);

test('a package with everything goes out, changes nothing when it comes back, and comes in again as the same draft once it is gone', async () => {
  const { _id } = await add({ title: 'With everything', itinerary: '["Boats"]' });
  const list = await api.request.get('/api/package/whole?title=everything').set(admin.bearer).expect(200);
  const exported = only<TourPackage>(list.body);
  expect(exported).toMatchObject({ ...whole, _id });
  expect(await send(fileOf(cellsOf(exported)), true)).toMatchObject({ unchanged: 1, wrong: 0, ignored: [] });
  await api.request.delete(`/api/package/${_id}`).set(admin.bearer).expect(200);
  expect(await send(fileOf({ ...cellsOf(exported), ID: '' }))).toMatchObject({ added: 1, problems: [] });
  const added = only(await drafts());
  const named = ({ categories = [], extras = [], seasons = [], ownQuestions = [] }: TourPackage) => ({
    ownQuestions: ownQuestions.map(({ id: _made, ...rest }) => rest),
    categories: categories.map(({ id: _made, ...rest }) => rest),
    extras: extras.map(({ id: _made, ...rest }) => rest),
    seasons: seasons.map(({ prices, ...rest }) => ({ ...rest, prices: prices && Object.values(prices) })),
  });
  const child = { name: '=Child', minAge: 3, maxAge: 11, price: 500 };
  expect(named(added)).toEqual({
    ...named(exported),
    categories: [whole.categories[0], child, whole.categories[2]].map((one) => ({ ...one, id: undefined })),
  });
  const same = ({ categories: _c, extras: _e, seasons: _s, ownQuestions: _q, ...others }: typeof whole) => others;
  expect(added).toMatchObject({ ...same(whole), title: 'With everything', itinerary: ['Boats'], capacity: 12, isDraft: true });
  const again = { ...cellsOf(exported), ID: '' };
  expect(await send(fileOf(again), true)).toMatchObject({ unchanged: 1 });
});

test('what a person types changes a part and keeps the ids that bookings know; an empty cell takes a part away', async () => {
  const stored = await add();
  const monday = [1, 2, 3, 4, 5, 6, 7].map(day).find((one) => new Date(one).getUTCDay() === 1) ?? '';
  const typed: Partial<Record<Column, string>> = {
    categories: 'Adult, tall 12+, may travel alone\r\nJunior 3-11: 450',
    seasons: `Rain ${day(60)} to ${day(90)}: adult, tall 1300, Junior 350.5`,
    extras: 'Bicycle: 350 per piece; Guide: 900 per booking',
    departures: `Every week on Monday, fri from ${monday}`,
    added: '',
    closed: '',
    startTime: '9:05:00',
    cutOff: '5 hours before',
    level: 'easy',
    questions: '',
    asks: '',
    cancellationPolicy: '',
  };
  const names = Object.keys(typed) as Column[];
  const csv =
    csvLineOf(['ID', ...names.map((name) => packageParts[name].heading)]) +
    csvLineOf([stored._id, ...names.map((name) => typed[name] ?? '')]);
  expect(await send(csv)).toMatchObject({ changed: 1, problems: [] });
  const edited = await find(stored._id);
  expect(edited).toMatchObject({
    categories: [whole.categories[0], { id: 'kid', name: 'Junior', minAge: 3, maxAge: 11, price: 450 }],
    seasons: [{ name: 'Rain', from: day(60), to: day(90), prices: { grown: 1300, kid: 350.5 } }],
    extras: [
      { id: 'bike', name: 'Bicycle', price: 350, per: 'piece' },
      { id: 'guide', name: 'Guide', price: 900, per: 'booking' },
    ],
    schedule: {
      rules: [{ every: 'week', on: ['MO', 'FR'], from: monday }],
      added: [],
      closed: [],
      startTime: '09:05',
      cutOff: { hours: 5 },
      minimum: 3,
    },
    facts: { highlights: whole.facts.highlights, level: 1 },
    groups: whole.groups,
    cancellationPolicy: whole.cancellationPolicy,
  });
  expect([edited?.asks, edited?.facts?.questions]).toEqual([undefined, undefined]);
  await send(csvLineOf(['ID', 'Departures', 'Added days']) + csvLineOf([stored._id, '', '']));
  expect((await find(stored._id))?.schedule).toBeUndefined();
});

test('a part that cannot be read, or is against the rules of the form, is told at its column in a sentence; nothing is written', async () => {
  const stored = await add();
  const before = partsOf(await find(stored._id));
  const cases: [Column, string, string][] = [
    ['categories', 'Child: 500', '“Child: 500” cannot be read. Write it like “Child 3–11: 500.00”.'],
    ['categories', 'Adult 12+; Child 3–12: 1,500', '“Child 3–12: 1,500” cannot be read. Write it like “Child 3–11: 500.00”.'],
    ['categories', 'Adult 12+; Child 3–14: 500', "Entry 2: Some ages are also those of 'Adult'."],
    [
      'seasons',
      'Peak 2027-01-01 to 2027-02-01: Baby 5',
      '“Baby 5” cannot be read. Write an amount such as 900.00 behind the name of each category: Person.',
    ],
    ['seasons', 'Peak 2027-01-01 to 2027-02-01: +900%', 'Entry 1: Enter a whole number of percent from -90 to 300.'],
    ['groups', '2+: 0%', 'Entry 1: Enter a whole number of percent from 1 to 99.'],
    ['single', 'cheap', '“cheap” cannot be read. Write it like “1500.00”.'],
    ['extras', '"Taxi: 5 per booking', 'A quote is never closed.'],
    ['departures', 'weekly', expect.stringMatching(/^“weekly” cannot be read. Write it like “every week on Mon, Fri from /)],
    ['added', '12/01/2027', '“12/01/2027” cannot be read. Write it like “2027-08-15”.'],
    ['added', '2027-02-30', 'Entry 1: This day does not exist.'],
    ['questions', 'Sea | or | hills?', expect.stringContaining('has several “|”.')],
    ['startTime', 'noon', '“noon” cannot be read. Write it like “08:30”.'],
    ['level', 'Hard', '“Hard” is not a level. The levels are Easy, Light, Moderate, Demanding, Strenuous.'],
    ['map', 'http://example.com', 'Enter an address that begins with https://.'],
    ['minAge', '200', 'Enter a whole number of years, from 1 to 99.'],
    ['asks', 'Shoe size', expect.stringContaining('“Shoe size” cannot be asked. Write Date of birth, ')],
    [
      'cancellationPolicy',
      '7 days before: 50%; 8 days before: 20%',
      'Entry 2: Each step must have fewer days than the one above it.',
    ],
  ];
  const bare = Object.fromEntries(bases.map((heading) => [heading, cellsOf(stored)[heading] ?? '']));
  const lines = cases.map(([column, text], index) => ({
    ...bare,
    ID: '',
    Package: `Wrong ${index}`,
    [packageParts[column].heading]: text,
  }));
  const more = [
    { ...bare, ID: '', Package: 'No days', 'Start time': '08:30' },
    {
      ...bare,
      ID: '',
      Package: 'Days of Excel',
      Available: '01/01/2027 to 31/12/2027',
      Price: '1.500',
      Itinerary: '"Up, down',
    },
    { ...bare, ID: '', Package: 'No seats', 'Seats per day': '', Departures: `every day from ${day(1)}`, 'Minimum persons': '3' },
    { ...cellsOf(stored), 'Meeting point': 'Elsewhere' },
  ];
  const report = await send(fileOf(...lines, ...more));
  expect(report.problems).toEqual([
    ...cases.map(([column, , message], index) => ({ line: index + 2, column: packageParts[column].heading, message })),
    { line: 20, column: 'Departures', message: 'Enter departures, or leave the other columns about them empty.' },
    {
      line: 21,
      column: 'Available',
      message: '“01/01/2027 to 31/12/2027” cannot be read. Write it like “2027-01-01 to 2027-12-31”.',
    },
    { line: 21, column: 'Price', message: '“1.500” cannot be read. Write it like “1500.00”.' },
    { line: 21, column: 'Itinerary', message: 'A quote is never closed.' },
    { line: 22, column: 'Minimum persons', message: 'A minimum needs a limit of seats: without one nobody is counted.' },
  ]);
  expect(report).toMatchObject({ isWritten: false, wrong: 21, changed: 1 });
  expect(partsOf(await find(stored._id))).toEqual(before);
});

test('a deposit goes out and comes in as it was, everything at once and on arrival too, and never that of the settings', async () => {
  const heading = packageParts.deposit.heading;
  for (const [deposit, text] of [
    [{ atOnce: true }, 'everything at once'],
    [{ perPerson: 500, onArrival: true, isRefundable: false }, '500.00 per person, rest on arrival'],
    [{ percent: 30, balanceDays: 60, isRefundable: true }, '30%, rest 60 days before, refundable'],
  ] as const) {
    const { _id } = await add({ deposit: JSON.stringify(deposit), itinerary: '["Boats"]' });
    const stored = await find(_id);
    expect(stored && cellsOf(stored)[heading]).toBe(text);
    expect(stored && (await send(fileOf(cellsOf(stored)), true))).toMatchObject({ unchanged: 1, problems: [] });
    expect(await send(csvLineOf(['ID', heading]) + csvLineOf([_id, '']))).toMatchObject({ changed: 1 });
    expect(await send(csvLineOf(['ID', heading]) + csvLineOf([_id, text.toUpperCase()]))).toMatchObject({ changed: 1 });
    expect(await find(_id)).toMatchObject({ deposit });
  }
  const { _id } = await add();
  const wrong = csvLineOf(['ID', heading]) + csvLineOf([_id, 'sometimes']);
  const told = await send(wrong, true);
  expect(told).toMatchObject({ wrong: 1 });
  expect(JSON.stringify(told.problems)).toContain(`"${heading}"`);
});

test('the deposit of the settings is in no cell, so that an import does not make it a package’s own', async () => {
  const defaultDeposit = { percent: 20, balanceDays: 45, isRefundable: false };
  const { _id } = await add();
  const stored = await find(_id);
  expect(stored && cellsOf({ ...stored, defaultDeposit })[packageParts.deposit.heading]).toBe('');
});
