import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleBooking, sampleTravellers, sampleTrip, sampleUser, type Travellers } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { fakeApi, refuseAs } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MyTripPage } from './my-trip-page.tsx';

beforeEach(() => startSession({ token: 'any', role: 'user', userId: sampleUser._id }));

/**
 * @param change what the API answers to a change; without it the list as it was. Keeps the bodies of all
 * changes.
 */
const open = async (
  list: Partial<Travellers> = {},
  change?: () => ReturnType<typeof refuseAs>,
  { bookingStatus = sampleTrip.booking.bookingStatus, invoices = [] as typeof sampleTrip.invoices, shownAs = 'listitem' } = {},
) => {
  const shown = { ...sampleTravellers, ...list };
  const bodies: unknown[] = [];
  fakeApi({
    findTrip: () => ({ ...sampleTrip, invoices, booking: { ...sampleTrip.booking, bookingStatus } }),
    listTravellers: () => shown,
    changeTravellers: ({ body }) => {
      bodies.push(body);
      return change?.() ?? { ...shown, version: shown.version + 1 };
    },
  });
  renderScreen(MyTripPage, { pattern: screens.myTrip.path, at: `/my-trip/${sampleBooking._id}` });
  const section = await screen.findByRole('region', { name: 'Who travels' });
  await within(section).findAllByRole(shownAs);
  return { bodies, section };
};
const CHILD = { id: 'child', name: 'Child', minAge: 2, maxAge: 11 };

test('a trip tells who comes, what is missing, and until when it can be changed', async () => {
  const { section } = await open();
  expect(section).toHaveTextContent('2 of 3 complete. You can change this until');
  expect(section).toHaveTextContent('Asha RaoContact+91 98450 12345 · from Pune to Hampi, India');
  expect(
    within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('Asha RaoTraveller 1Born Thu, 12 Apr 1990 · Vegetarian'),
    expect.stringContaining('Vikram RaoTraveller 2'),
    expect.stringContaining('Not named yetTraveller 3'),
  ]);
});

test('who comes back after the cut-off is told until when it could be changed, and no button is offered', async () => {
  const { section } = await open({ canEdit: false, until: '2020-01-05T12:30:00.000Z' });
  expect(section).toHaveTextContent('2 of 3 complete. This could be changed until 5 Jan 2020, 18:00.');
  expect(within(section).queryByRole('button', { name: /^(Edit|Add)/ })).toBeNull();
});

test('of a cancelled trip nothing is said to be missing, wrong or to be changed', async () => {
  const asha = { id: '0', name: 'Asha Rao', warning: 'This passport ends before the trip does.' };
  const { section } = await open({ travellers: [asha, { id: '1', name: null }], canEdit: false }, undefined, {
    bookingStatus: 'cancelled',
  });
  expect(section).toHaveTextContent('Asha RaoTraveller 1Not namedTraveller 2');
  expect(section).not.toHaveTextContent(/complete|missing|passport|yet|changed/);
});

test('a traveller adds a person; the others are sent back as they are', async () => {
  const { bodies } = await open({
    travellers: [...sampleTravellers.travellers.slice(0, 2), { id: '2', name: null, category: CHILD }],
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Add details of Child, 2–11' }));
  await user.type(screen.getByLabelText('Full name'), 'Mira Rao');
  await user.type(screen.getByLabelText('Date of birth'), '2018-05-01');
  await user.click(screen.getByRole('button', { name: 'Save traveller' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toEqual({
    travellers: [
      { id: '0', name: 'Asha Rao', birthDate: '1990-04-12', diet: 'Vegetarian' },
      { id: '1', name: 'Vikram Rao', birthDate: '1988-11-02' },
      { id: '2', name: 'Mira Rao', birthDate: '2018-05-01' },
    ],
    version: 2,
  });
  expect(screen.queryByLabelText('Full name')).toBeNull();
});

test('a traveller changes whom to reach: the phone is checked, and everything else of the list stays', async () => {
  const { bodies } = await open({ asks: ['birthDate', 'diet'] });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Edit contact' }));
  const phone = screen.getByLabelText(/^Contact phone/);
  await user.clear(phone);
  await user.type(phone, 'mine');
  await user.click(screen.getByRole('button', { name: 'Save contact' }));
  expect(await screen.findByText('Enter a phone number such as +91 80 4123 4567.')).toBeVisible();
  await user.clear(phone);
  await user.click(screen.getByRole('button', { name: 'Save contact' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({
    travellers: [{ name: 'Asha Rao' }, { name: 'Vikram Rao' }, null],
    contact: { name: 'Asha Rao', from: 'Pune', to: 'Hampi, India' },
    version: 2,
  });
  expect(bodies[0]).not.toHaveProperty('contact.phone');
});

test('an invoice is asked for in the name of a company, whose address is not forgotten', async () => {
  const { bodies } = await open({ asks: [] });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Edit contact' }));
  await user.click(screen.getByLabelText('Invoice to a company, or to somebody else'));
  await user.type(screen.getByLabelText('Company'), 'Heron Ltd');
  await user.click(screen.getByRole('button', { name: 'Save contact' }));
  await waitFor(() => expect(screen.getByLabelText('Address')).toBeInvalid());
  await user.type(screen.getByLabelText('Address'), '4 Quay Street');
  await user.click(screen.getByRole('button', { name: 'Save contact' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({ contact: { invoiceTo: { company: 'Heron Ltd', address: '4 Quay Street' }, from: 'Pune' } });
});

test('once the invoice is issued, the contact says whom to ask for another buyer, and sends the same one', async () => {
  const invoiceTo = { company: 'Heron Ltd', address: '4 Quay Street' };
  const contact = { name: 'Asha Rao', invoiceTo };
  const issued = { number: 'INV-2026-00000042', kind: 'invoice', issuedOn: '2026-11-20', total: 5999.97 } as const;
  const { bodies, section } = await open({ asks: [], contact }, undefined, { invoices: [issued] });
  expect(section).not.toHaveTextContent('Heron');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Edit contact' }));
  expect(section).toHaveTextContent('The invoice is issued. To have it made out to somebody else, ask us.');
  expect(screen.queryByLabelText(/^Invoice to/)).toBeNull();
  await user.type(screen.getByLabelText(/^Contact phone/), '98450 12345');
  await user.click(screen.getByRole('button', { name: 'Save contact' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({ contact: { phone: '98450 12345', invoiceTo } });
});

test('after a receipt the invoice may still be for somebody else', async () => {
  const receipt = { number: 'REC-2026-00000042', kind: 'receipt', issuedOn: '2026-11-20', total: 1800 } as const;
  const { section } = await open({ asks: [] }, undefined, { invoices: [receipt] });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Edit contact' }));
  expect(screen.getByLabelText(/^Invoice to/)).toBeVisible();
  expect(section).toHaveTextContent('The invoice is issued to this buyer once the booking is paid.');
});

test('a passport number that is stored stays unless another is typed', async () => {
  const passport = { ends: '567', expires: '2031-01-01' };
  const { bodies } = await open({ asks: ['passport'], travellers: [{ id: '0', name: 'Asha Rao', passport }] });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Edit Asha Rao' }));
  expect(screen.getByText(/^Saved, ends in 567\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save traveller' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({ travellers: [{ passport: { expires: '2031-01-01' } }] });
});

test('whoever replaces a traveller reads what of the former is removed, and nothing of it is sent', async () => {
  const passport = { ends: '567', expires: '2031-01-01' };
  const asha = { id: 'a1b2', name: 'Asha Rao', birthDate: '1990-04-12', diet: 'Jain', passport };
  const { bodies } = await open({ asks: ['birthDate', 'passport', 'diet'], travellers: [asha, { id: '1', name: null }] });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Edit Asha Rao' }));
  const name = screen.getByLabelText('Full name');
  await user.clear(name);
  await user.type(name, 'Chetan Shah');
  await user.click(screen.getByRole('button', { name: 'Save traveller' }));
  expect(screen.getByRole('alert')).toHaveTextContent('The passport number, date of birth and food of Asha Rao are removed.');
  expect(bodies).toEqual([]);
  expect(screen.getByLabelText(/^Food/)).toHaveValue('');
  await user.type(screen.getByLabelText('Date of birth'), '1985-05-05');
  await user.click(screen.getByRole('button', { name: 'Replace Asha Rao' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toEqual({ travellers: [{ id: 'a1b2', name: 'Chetan Shah', birthDate: '1985-05-05' }, null], version: 2 });
});

test('a corrected letter removes nothing, and a name that is typed back has all again', async () => {
  const asha = { id: '0', name: 'Asha Rao', diet: 'Jain', passport: { ends: '567', expires: '2031-01-01' } };
  const { bodies } = await open({ asks: ['passport', 'diet'], travellers: [asha] });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Edit Asha Rao' }));
  const name = screen.getByLabelText('Full name');
  await user.clear(name);
  await user.type(name, 'Chetan Shah');
  await user.click(screen.getByRole('button', { name: 'Save traveller' }));
  await user.clear(name);
  await user.type(name, 'Asha Roa');
  await user.click(screen.getByRole('button', { name: 'Replace Asha Rao' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({
    travellers: [{ id: '0', name: 'Asha Roa', diet: 'Jain', passport: { expires: '2031-01-01' } }],
  });
});

test('a passport number may be typed as it is printed, and a day until which it is valid that is left out is asked for', async () => {
  const { bodies } = await open({ asks: ['passport'], travellers: [{ id: '0', name: 'Asha Rao' }] });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Edit Asha Rao' }));
  await user.type(screen.getByLabelText('Passport number'), 'z 765-4321');
  await user.click(screen.getByRole('button', { name: 'Save traveller' }));
  expect(await screen.findByText('Enter until when the passport is valid.')).toBeVisible();
  await user.type(screen.getByLabelText('Passport valid until'), '2031-01-01');
  await user.click(screen.getByRole('button', { name: 'Save traveller' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({ travellers: [{ passport: { number: 'Z7654321', expires: '2031-01-01' } }] });
});

test.each([
  ['Edit Asha Rao', 'Save traveller'],
  ['Edit contact', 'Save contact'],
])(
  'why %s saves nothing is said right above the button that was pressed, which on a phone is all that is in view',
  async (edit, save) => {
    expectInConsole('Saving a traveller failed');
    await open({}, () => refuseAs('CONFLICT', 'The list of travellers is closed.'));
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: edit }));
    const button = screen.getByRole('button', { name: save });
    await user.click(button);
    expect((await screen.findByRole('alert')).nextElementSibling).toContainElement(button);
  },
);

test('what the API refuses stands at its field, and nothing that was typed is lost', async () => {
  expectInConsole('Saving a traveller failed');
  const sentence = 'Asha is 12 on Tue, 12 Jan 2027, so an adult. Change the party, or correct the date.';
  await open({}, () => refuseAs('VALIDATION', sentence, { 'travellers.2.birthDate': sentence }));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Add details of Traveller 3' }));
  await user.type(screen.getByLabelText('Full name'), 'Asha');
  await user.click(screen.getByRole('button', { name: 'Save traveller' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription(sentence);
  expect(screen.getByLabelText('Full name')).toHaveValue('Asha');
});

test('where somebody else was faster, what was typed stays and can be saved over the new list', async () => {
  expectInConsole('Saving a traveller failed', 'Saving a traveller failed');
  const current = { ...sampleTravellers, version: 9 };
  const sentence = 'Somebody else has changed this list of travellers since you opened it.';
  const { bodies } = await open({}, () => refuseAs('CONFLICT', sentence, { current }));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Add details of Traveller 3' }));
  await user.type(screen.getByLabelText('Full name'), 'Mira');
  await user.click(screen.getByRole('button', { name: 'Save traveller' }));
  await screen.findByText(/What you typed is still here/);
  expect(screen.getByLabelText('Full name')).toHaveValue('Mira');
  await user.click(screen.getByRole('button', { name: 'Save traveller' }));
  await waitFor(() => expect(bodies[1]).toMatchObject({ version: 9 }));
});

test('after the cut-off the list is shown, and cannot be changed', async () => {
  const { section } = await open({ canEdit: false });
  expect(within(section).queryByRole('button')).toBeNull();
  expect(section).not.toHaveTextContent('You can change this');
});

const WITH_PASSPORT: Partial<Travellers> = {
  travellers: [
    { id: '0', name: null },
    { id: 'a1b2', name: 'Asha Rao', passport: { ends: '567', expires: '2199-01-01' } },
  ],
};

test('the whole passport number is shown when it is asked for, and hidden again', async () => {
  const shown = { ...sampleTravellers, ...WITH_PASSPORT };
  const { callsOf } = fakeApi({ listTravellers: () => shown, showPassport: () => ({ number: 'Z1234567' }) });
  renderScreen(MyTripPage, { pattern: screens.myTrip.path, at: `/my-trip/${sampleBooking._id}` });
  const button = await screen.findByRole('button', { name: 'Show passport number of Asha Rao' });
  expect(screen.queryByText('Z1234567')).toBeNull();
  await userEvent.click(button);
  expect(await screen.findByText('Z1234567')).toBeVisible();
  expect(callsOf('showPassport')).toMatchObject([{ params: { id: sampleBooking._id }, body: { traveller: 'a1b2' } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Hide passport number of Asha Rao' }));
  expect(screen.queryByText('Z1234567')).toBeNull();
});

test('staff who may not see passports are not offered to', async () => {
  startSession({ token: 'any', role: 'viewer', userId: sampleUser._id });
  const { section } = await open(WITH_PASSPORT, undefined, { shownAs: 'row' });
  expect(section).toHaveTextContent('Passport …567');
  expect(screen.queryByRole('button', { name: /passport number/ })).toBeNull();
});
