import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type GuideClash,
  nameGuideSchema,
  type StaffDeparture,
  sampleAdmin,
  sampleBooking,
  sampleStaffDeparture,
  sampleUser,
} from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { openDeparture } from '../../testing/open-departure.ts';

beforeEach(() => startSession({ token: 't', role: 'desk', userId: sampleAdmin._id }));

const { guides: _named, ...unnamed } = sampleStaffDeparture;
const withGuides = (guides: StaffDeparture['guides']) => ({
  ...unnamed,
  day: sampleBooking.travelDate,
  ...(guides ? { guides } : {}),
});
/** A departure whose guides are as the last change left them. */
const guidedBy = (first: StaffDeparture['guides']) => {
  let guides = first;
  return {
    showDeparture: () => withGuides(guides),
    change: (to: StaffDeparture['guides']) => {
      guides = to;
      return { departure: withGuides(guides) };
    },
  };
};
const ravi = { user: sampleUser._id, name: 'Ravi Iyer', role: 'Lead' };
const open = () => openDeparture(sampleBooking.travelDate);
const section = () => screen.findByRole('region', { name: 'Guides' });
const choose = async (name: string, role?: string) => {
  const form = within(await screen.findByRole('form', { name: 'Name a guide' }));
  await form.findByRole('option', { name });
  await userEvent.selectOptions(form.getByLabelText('Who'), name);
  if (role !== undefined) {
    await userEvent.clear(form.getByLabelText('As'));
    await userEvent.type(form.getByLabelText('As'), role);
  }
  await userEvent.click(form.getByRole('button', { name: 'Name guide' }));
};

test('a guide is named on a departure, the first one as lead, the next as assistant', async () => {
  const { showDeparture, change } = guidedBy(undefined);
  const { callsOf } = fakeApi({ showDeparture, nameGuide: () => change([ravi]) });
  open();
  expect(await screen.findByText('Nobody is named on this departure yet.')).toBeVisible();
  await choose('Ravi Iyer');
  expect(await within(await section()).findByRole('button', { name: 'Take Ravi Iyer off' })).toBeVisible();
  expect(only(callsOf('nameGuide'))).toMatchObject({ params: { user: ravi.user }, body: { role: 'Lead' } });
  expect(screen.queryByRole('form', { name: 'Name a guide' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Name another guide' }));
  expect(screen.getByLabelText('As')).toHaveValue('Assistant');
});

test('who is on another departure on the same days is asked about by its name, and stored once that is meant', async () => {
  const clash: GuideClash = { packageId: sampleAdmin._id, title: 'Lake walk', day: '2027-01-10', lastDay: '2027-01-13' };
  const { callsOf } = fakeApi({
    showDeparture: () => withGuides(undefined),
    nameGuide: ({ body }) =>
      nameGuideSchema.parse(body).besides.length === 1
        ? { departure: withGuides([ravi]) }
        : refuse('GUIDE_ELSEWHERE', { clashes: [clash] }),
  });
  open();
  await choose('Ravi Iyer', 'Driver');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/Lake walk, .*10 Jan.* to .*13 Jan/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Go back' }));
  expect(screen.getByLabelText('As')).toHaveValue('Driver');
  expect(callsOf('nameGuide')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Name guide' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Both, all the same' }));
  expect(await within(await section()).findByRole('button', { name: 'Take Ravi Iyer off' })).toBeVisible();
  const { packageId, day } = clash;
  expect(callsOf('nameGuide').map(({ body }) => body)).toContainEqual({ role: 'Driver', besides: [{ packageId, day }] });
});

test('what is refused otherwise is said, and what was typed stays', async () => {
  expectInConsole('Naming a guide failed');
  fakeApi({ showDeparture: () => withGuides(undefined), nameGuide: () => refuse('CONFLICT') });
  open();
  await choose('Ravi Iyer', 'Cook');
  expect(await screen.findByText('This was changed in the meantime. Please try again.')).toBeVisible();
  expect(screen.getByLabelText('As')).toHaveValue('Cook');
});

test('a guide is taken off, and a form without a choice says what is missing', async () => {
  const { showDeparture, change } = guidedBy([ravi]);
  const { callsOf } = fakeApi({ showDeparture, removeGuide: () => change(undefined) });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Name another guide' }));
  await userEvent.click(screen.getByRole('button', { name: 'Name guide' }));
  expect(await screen.findByText('Choose who.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Take Ravi Iyer off' }));
  expect(await screen.findByText('Nobody is named on this departure yet.')).toBeVisible();
  expect(only(callsOf('removeGuide')).params).toMatchObject({ user: ravi.user });
});

test('guides see who else is on the departure, and name nobody', async () => {
  startSession({ token: 't', role: 'guide', userId: sampleUser._id });
  fakeApi({ showDeparture: () => withGuides([ravi, { user: null, name: 'Mira', role: 'Driver' }]) });
  open();
  expect(within(await section()).getByText('Mira')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Name a guide' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Take / })).toBeNull();
});
