import {
  type ActivityEntry,
  csvLineOf,
  csvOfPart,
  itineraryTextOf,
  packageColumns,
  packageParts,
  type TourPackage,
  windowTextOf,
} from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { signUpAdmin } from '../../testing/accounts.ts';
import { addDestination, addTourPackage } from '../../testing/catalogue.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const admin = await signUpAdmin(api);
const place = await addDestination(api, admin, 'Alleppey');
const add = (fields = {}): Promise<TourPackage> => addTourPackage(api, admin, { destination: place._id, ...fields });

const send = (csv: string | Buffer, dryRun = false) =>
  api.request
    .post('/api/package/import')
    .set(admin.bearer)
    .field('dryRun', String(dryRun))
    .attach('file', Buffer.from(csv), 'packages.csv');
const head = csvLineOf([...Object.values(packageColumns), ...Object.values(packageParts).map(({ heading }) => heading)]);
/** As the export writes it (tour-package-columns.tsx). */
const lineOf = ({ _id, title, destination, capacity, price, description, itinerary, ...rest }: TourPackage): string =>
  csvLineOf([
    _id,
    title,
    `${destination.name}, ${destination.country}`,
    windowTextOf(rest),
    capacity ?? 'Unlimited',
    { amount: price },
    description,
    itineraryTextOf(itinerary),
    ...Object.values(packageParts).map((part) => csvOfPart(part, rest)),
  ]);
const find = async (id: string): Promise<TourPackage> => (await api.request.get(`/api/package/${id}`).expect(200)).body;
const drafts = async (): Promise<TourPackage[]> => (await api.request.get('/api/package/drafts').set(admin.bearer)).body;

test('what was exported comes back in: unchanged as it is, and with a new title and price as an edit', async () => {
  const stored = await add({
    description: '=SUM(A1), "quoted"\nand on two lines',
    itinerary: '["12345", "Up, and down"]',
  });
  expect((await send(head + lineOf(stored)).expect(200)).body).toMatchObject({ unchanged: 1, changed: 0, added: 0, wrong: 0 });
  const edited = { ...stored, title: '007', price: 1500.5 };
  const dry = await send(`\uFEFF${head}${lineOf(edited)}`, true).expect(200);
  expect(dry.body).toMatchObject({
    isDryRun: true,
    isWritten: false,
    changed: 1,
    preview: [{ line: 2, name: '007', outcome: 'changed' }],
  });
  await send(head + lineOf(edited)).expect(200);
  expect(await find(stored._id)).toMatchObject({ title: '007', price: 1500.5, description: stored.description, version: 1 });
  const { body } = await api.request.get(`/api/activity?about=${stored._id}`).set(admin.bearer).expect(200);
  const imported = only<ActivityEntry>(body, ({ call }) => call === 'importTourPackages');
  expect(imported).toMatchObject({ changes: [{ fields: [{ field: 'title' }, { field: 'price' }] }] });
});

test('lines without an ID become drafts, once: the same file again finishes what a crash left, and adds nothing twice', async () => {
  const from = { ...(await add()), _id: '' };
  const [first, second] = ['Slow boats', 'Fast boats'].map((title) => lineOf({ ...from, title }));
  expect((await send(head + first).expect(200)).body).toMatchObject({ added: 1 });
  expect((await send(head + first + second).expect(200)).body).toMatchObject({ added: 1, unchanged: 1 });
  expect((await drafts()).map(({ title }) => title).filter((title) => title.endsWith('boats'))).toEqual([
    'Fast boats',
    'Slow boats',
  ]);
});

test('each problem is told at its line and column, and a file with one writes nothing', async () => {
  const stored = await add();
  const fine = lineOf({ ...stored, _id: '', title: 'Never added' });
  const { body } = await send(
    head +
      fine +
      lineOf({ ...stored, _id: '', description: 'Two\nlines', price: 0 }) +
      lineOf({ ...(await add()), destination: { ...stored.destination, name: 'Atlantis' } }) +
      lineOf({ ...stored, _id: 'f'.repeat(24) }) +
      lineOf({ ...stored, price: stored.price * 3 }) +
      fine,
  ).expect(200);
  expect(body.problems).toEqual([
    { line: 3, column: 'Price', message: 'The price must be above 0.' },
    { line: 5, column: 'Destination', message: 'There is no destination “Atlantis, India”. Add it first.' },
    { line: 6, column: 'ID', message: 'No package has this ID. Leave it empty to add a new one.' },
    { line: 7, column: null, message: expect.stringContaining('The price would change from') },
    { line: 8, column: 'ID', message: 'Line 2 is about the same package.' },
  ]);
  expect(body).toMatchObject({ isWritten: false, lines: 6, wrong: 5, added: 1 });
  expect((await drafts()).map(({ title }) => title)).not.toContain('Never added');
});

test.each([
  ['UTF-16', Buffer.from(`\uFEFF${head}`, 'utf16le'), 'This file is not in UTF-8. Save it as “CSV UTF-8” in your spreadsheet'],
  ['Latin-1', Buffer.from('Package;Destination\r\nCafé;Goa', 'latin1'), 'This file is not in UTF-8.'],
  ['a workbook', Buffer.from('PK\u0003\u0004\u0014'), 'This is a workbook, not a CSV.'],
  ['nothing', '\uFEFF\r\n', 'This file is empty.'],
  ['no lines', head, 'There is no line below the headings.'],
  ['a quote that never ends', `${head}"x,y\n1,2`, 'A quote in line 2 is never closed.'],
  ['a field too many', `${head}${'x,'.repeat(head.split(',').length)}x`, `below ${head.split(',').length} headings.`],
  ['another table', 'Name;Phone\r\nAsha;1', 'There is no column “Package”. The first line names the columns.'],
  ['two columns of a name', 'ID,id\r\n1,2', 'There are two columns “id”.'],
  [
    'too many columns',
    `ID,${Array.from({ length: 200 }, (_, index) => index).join()}\r\n1${','.repeat(200)}`,
    'A file has at most 200 columns.',
  ],
  ['too many lines', `ID\r\n${'1\r\n'.repeat(5001)}`, 'A file has at most 5,000 lines below its headings. Split it.'],
])('a file with %s is refused with its sentence', async (_, csv, sentence) => {
  const { body } = await send(csv).expect(400);
  expect(body.details.file).toContain(sentence);
  expect(body.message).toMatch(/ Nothing was imported\.$/);
});

test('a destination with far too many commas is none that there is', { timeout: 30_000 }, async () => {
  const stored = await add();
  const destination = { ...stored.destination, name: `Goa${','.repeat(60_000)}` };
  const { body } = await send(head + lineOf({ ...stored, destination })).expect(200);
  expect(body.problems).toMatchObject([{ column: 'Destination', message: expect.stringContaining('There is no destination') }]);
});
