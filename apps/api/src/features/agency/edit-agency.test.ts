import { type Agency, writtenAgency } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Account, signUp, signUpAdmin } from '../../testing/accounts.ts';
import { agencyFields } from '../../testing/endpoint-cases/agency.cases.ts';
import { hostileFiles, PAYLOAD } from '../../testing/hostile-input/hostile-files.ts';
import { samplePicture } from '../../testing/samples/sample-picture.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
let admin: Account;
beforeEach(async () => {
  await api?.stop();
  api = await startTestApi({ BRAND_NAME: 'Far Away' });
  admin = await signUpAdmin(api);
});
afterAll(() => api.stop());

const written = writtenAgency('Far Away');
const put = (fields: Record<string, string>) => api.request.put('/api/agency').set(admin.bearer).field(fields);
const save = async (version: number, changed: object, name = 'Far Away'): Promise<Agency> =>
  (await put(agencyFields(version, { ...writtenAgency(name), ...changed })).expect(200)).body.agency;
/** As the admin who has just changed something sees it. */
const shown = async () => (await api.request.get('/api/site-settings').set(admin.bearer).expect(200)).body;

test('until admins change something everybody gets the default texts, with the configured name', async () => {
  expect(await shown()).toMatchObject({ brandName: 'Far Away', agency: { ...written, logo: null, version: 0 } });
});

test('everybody gets what an admin saves, and unchanged texts stay the default ones', async () => {
  const changed = {
    phone: '+44 20 7946 0000',
    figures: [{ figure: '12', label: 'Boats' }],
    clientReviews: [{ author: 'Ines', trip: 'Douro', words: 'Slow and lovely.' }],
    contributeLink: 'https://far.example/help',
  };
  expect(await save(0, changed)).toEqual({ ...written, ...changed, logo: null, version: 1 });
  expect((await shown()).agency).toEqual({ ...written, ...changed, logo: null, version: 1 });
  const stored = await api.dependencies.database.collection('agency').findOne();
  expect(stored?.changed).toEqual(changed);
});

test('a text that was left as written follows a new name, and going back to the written texts forgets the others', async () => {
  const renamed = await save(0, { name: 'Near By', phone: '+44 1' });
  expect(renamed).toMatchObject({ name: 'Near By', storyLead: writtenAgency('Near By').storyLead });
  expect((await shown()).brandName).toBe('Near By');
  expect(await save(1, {})).toEqual({ ...written, logo: null, version: 2 });
});

test('of those who change the same settings at once one succeeds, and the others keep nothing by halves and leave no picture behind', async () => {
  for (const version of [0, 1]) {
    const answers = await Promise.all(
      ['+44 1', '+44 2', '+44 3'].map(async (phone) =>
        put(agencyFields(version, { ...written, phone })).attach('logo', await samplePicture('png'), 'logo.png'),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body.agency as Agency;
    expect(winner.version).toBe(version + 1);
    for (const { status, body } of answers)
      if (status === 409) expect(body).toMatchObject({ code: 'CONFLICT', details: { current: winner } });
    expect((await shown()).agency).toEqual(winner);
    expect((await api.keptPictures()).length).toBe(8);
  }
  await put(agencyFields(1, { ...written, phone: '+44 4' })).expect(409);
  await put(agencyFields(7, { ...written, phone: '+44 4' })).expect(409);
  expect((await shown()).agency.version).toBe(2);
});

test('a new logo replaces the old one, whose files go; without one it stays, or goes where the form says so', async () => {
  const send = async (version: number, fields: object, picture?: Buffer): Promise<Agency> => {
    const call = put(agencyFields(version, { ...written, ...fields }));
    return (await (picture ? call.attach('logo', picture, 'logo.png') : call).expect(200)).body.agency;
  };
  const { logo: first } = await send(0, {}, await samplePicture('png'));
  expect(first).toMatch(/^\/pictures\/[0-9a-f]{32}-1600\.webp$/);
  const { logo: kept } = await send(1, { phone: '+44 1' });
  expect(kept).toBe(first);
  const { logo: second } = await send(2, {}, await samplePicture('webp'));
  await api.request.get(first ?? '').expect(404);
  await api.request.get(second ?? '').expect(200);
  expect((await send(3, { keepsLogo: 'false' })).logo).toBeNull();
  expect(await api.keptPictures()).toEqual([]);
});

test('of hostile files as a logo each is refused or kept as a picture made anew, and a refused one changes nothing', async () => {
  let { version } = (await shown()).agency as Agency;
  for (const [kind, file] of await hostileFiles()) {
    const { status, body } = await put(agencyFields(version, { ...written, phone: `+44 ${version}` })).attach('logo', file, {
      filename: '../../logo.png',
      contentType: 'image/png',
    });
    expect([200, 400, 413, 415], `${kind}: ${JSON.stringify(body)}`).toContain(status);
    if (status === 200) version += 1;
    expect((await shown()).agency, kind).toMatchObject({ version });
  }
  const { logo } = (await shown()).agency as Agency;
  expect((await api.keptPictures()).length).toBe(logo === null ? 0 : 8);
  if (logo !== null) expect((await api.request.get(logo).expect(200)).body.includes(PAYLOAD)).toBe(false);
});

test.each([
  [{ accentLight: '#ffd400' }, 'accentLight', /hard to read on the light pages/],
  [{ contactLink: 'javascript:alert(1)' }, 'contactLink', /Enter an address such as/],
  [{ figures: [{ figure: '1', label: '' }] }, 'figures.0.label', /Enter what the figure counts/],
  [{ clientReviews: [] }, 'clientReviews', /Keep at least 1/],
  [{ email: 'nowhere' }, 'email', /email address/],
  [{ bookingCutOffDays: '' }, 'bookingCutOffDays', /Enter a whole number of days, from 0 to 365/],
  [{ bookingCutOffDays: -1 }, 'bookingCutOffDays', /Enter a whole number of days, from 0 to 365/],
  [{ bookingCutOffDays: 1.5 }, 'bookingCutOffDays', /Enter a whole number of days, from 0 to 365/],
  [{ bookingCutOffDays: 366 }, 'bookingCutOffDays', /Enter a whole number of days, from 0 to 365/],
  [{ tripReminderDays: '14, 7, 61' }, 'tripReminderDays', /Enter up to 5 different whole numbers of days from 1 to 60/],
  [{ tripReminderDays: [1, 2, 3, 4, 5, 6] }, 'tripReminderDays', /Enter up to 5 different whole numbers/],
  [{ tripReminderDays: '7 7' }, 'tripReminderDays', /with commas between them/],
  [{ afterTripDays: 0 }, 'afterTripDays', /Enter a whole number of days, from 1 to 30, or leave it empty/],
  [{ afterTripDays: 31 }, 'afterTripDays', /Enter a whole number of days, from 1 to 30/],
])('%j is refused with a sentence at its field, and nothing is saved', async (changed, field, sentence) => {
  const { body } = await put(agencyFields(0, { ...written, phone: '+44 9', ...changed })).expect(400);
  expect(body.details[field]).toMatch(sentence);
  expect((await shown()).agency).toMatchObject({ phone: written.phone, version: 0 });
});

test('the days of emails before and after a trip are kept in one order, stay where a form does not name them, and are not stored where they are the usual ones', async () => {
  const days = { tripReminderDays: [14, 7, 1], afterTripDays: 3 };
  expect(await save(0, { tripReminderDays: '1, 14,7', afterTripDays: '3' })).toMatchObject(days);
  expect(await save(1, {})).toMatchObject(days);
  expect(await save(2, { tripReminderDays: '', afterTripDays: '' })).toMatchObject({ tripReminderDays: [] });
  const usual = await save(3, { tripReminderDays: '7' });
  expect([usual.tripReminderDays, usual.afterTripDays]).toEqual([undefined, undefined]);
});

test('nobody but an admin changes them', async () => {
  const traveller = await signUp(api);
  await api.request.put('/api/agency').set(traveller.bearer).field(agencyFields(0)).expect(403);
  await api.request.put('/api/agency').field(agencyFields(0)).expect(401);
  expect((await shown()).agency.version).toBe(0);
});

test('a change is in the log of admins with old and new values, and without who said what', async () => {
  await save(0, { phone: '+44 1', clientReviews: [{ author: 'Ines', trip: 'Douro', words: 'Slow and lovely.' }] });
  const entries = await api.dependencies.database.collection('adminactions').find({ endpoint: 'editAgency' }).toArray();
  expect(only(entries, ({ stage }) => stage === 'ended').outcome.changes).toMatchObject([
    {
      thing: 'agency',
      fields: [
        { field: 'phone', from: written.phone, to: '+44 1' },
        { field: 'testimonials', from: [4, 3], to: [1, 3] },
      ],
    },
  ]);
  expect(JSON.stringify(entries)).not.toContain('Ines');
});

test('what the form does not have is not stored, whoever sends it along', async () => {
  const more = [
    { _id: 'other' },
    { logo: 'https://harm.example/x.png' },
    { 'changed.name': 'Harm' },
    { changed: '{"name":"Harm"}' },
    { $set: '{"logo":"x"}' },
    { updatedBy: 'nobody' },
  ];
  const figures = JSON.stringify([{ figure: '1', label: 'Boats', $where: '1', onclick: 'harm()' }]);
  for (const [version, other] of more.entries())
    await put({ ...agencyFields(version, { ...written, phone: '+44 7' }), figures, ...other }).expect(200);
  expect(await api.dependencies.database.collection('agency').find().toArray()).toEqual([
    { _id: 'agency', version: more.length, logo: null, changed: { phone: '+44 7', figures: [{ figure: '1', label: 'Boats' }] } },
  ]);
});
