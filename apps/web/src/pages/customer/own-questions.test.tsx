import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleBooking, sampleTravellers, sampleTrip, sampleUser, type Travellers } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { fakeApi, refuseAs } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { speakIn } from '../../testing/speak-in.ts';
import { MyTripPage } from './my-trip-page.tsx';

beforeEach(() => startSession({ token: 'any', role: 'user', userId: sampleUser._id }));

const ASKED: Partial<Travellers> = {
  ownQuestions: [
    { id: 'ride', text: 'Can you ride?', kind: 'yes-no', of: 'traveller', required: true },
    { id: 'shirt', text: 'Shirt size?', kind: 'choice', of: 'traveller', required: false, choices: ['S', 'M'] },
    { id: 'train', text: 'Which train?', kind: 'text', of: 'booking', required: true },
  ],
  travellers: [{ id: '0', name: 'Asha Rao', answers: [{ question: 'old', text: 'Tent or hut?', answer: 'Hut' }] }],
  answers: [],
};

const IN_GERMAN: Partial<Travellers> = {
  spokenQuestions: [
    { id: 'ride', text: 'Können Sie reiten?', kind: 'yes-no', of: 'traveller', required: true },
    { id: 'shirt', text: 'Größe des Hemds?', kind: 'choice', of: 'traveller', required: false, choices: ['Klein', 'M'] },
    { id: 'train', text: 'Which train?', kind: 'text', of: 'booking', required: true },
  ],
  untranslated: ['ownQuestions/shirt/choices/1', 'ownQuestions/train'],
  travellers: [
    {
      id: '0',
      name: 'Asha Rao',
      answers: [
        { question: 'ride', text: 'Can you ride?', answer: 'Yes' },
        { question: 'shirt', text: 'Shirt size?', answer: 'S' },
        { question: 'old', text: 'Tent or hut?', answer: 'Hut' },
      ],
    },
  ],
};

const open = async (
  change?: (() => ReturnType<typeof refuseAs>) | null,
  more: Partial<Travellers> = {},
  name = 'Who travels',
) => {
  const shown = { ...sampleTravellers, ...ASKED, ...more };
  const bodies: object[] = [];
  fakeApi({
    findTrip: () => sampleTrip,
    listTravellers: () => shown,
    changeTravellers: ({ body }) => {
      bodies.push(Object(body));
      return change?.() ?? { ...shown, version: shown.version + 1 };
    },
  });
  renderScreen(MyTripPage, { pattern: screens.myTrip.path, at: `/my-trip/${sampleBooking._id}` });
  const section = within(await screen.findByRole('region', { name }));
  await section.findByRole('listitem');
  return { bodies, section };
};

test('a traveller is told which answers are missing, and reads what a deleted question was answered', async () => {
  const { section } = await open();
  expect(section.getByText(/0 of 1 complete/)).toBeVisible();
  expect(section.getByRole('listitem')).toHaveTextContent('Tent or hut? HutSome details are missing.');
  expect(section.getByRole('region', { name: 'About this booking' })).toHaveTextContent('Missing: Which train?');
});

test('a traveller chooses answers of one person, and those of others and of the booking are not sent', async () => {
  const { bodies } = await open();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Edit Asha Rao' }));
  await user.selectOptions(screen.getByLabelText(/^Can you ride\?/), 'Yes');
  await user.selectOptions(screen.getByLabelText(/^Shirt size\?/), 'M');
  await user.click(screen.getByRole('button', { name: 'Save traveller' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  const answers = [
    { question: 'ride', answer: 'Yes' },
    { question: 'shirt', answer: 'M' },
  ];
  expect(bodies).toEqual([{ travellers: [{ id: '0', name: 'Asha Rao', answers }], version: sampleTravellers.version }]);
});

test('a booking is answered once; a refusal keeps what was typed', async () => {
  expectInConsole('Saving a traveller failed');
  const { bodies } = await open(() => refuseAs('VALIDATION', 'A question is asked no more.'));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Answer questions about this booking' }));
  await user.type(screen.getByLabelText('Which train?'), '16592');
  await user.click(screen.getByRole('button', { name: 'Save answers' }));
  expect(await screen.findByText('A question is asked no more.')).toBeVisible();
  expect(screen.getByLabelText('Which train?')).toHaveValue('16592');
  expect(bodies).toMatchObject([{ answers: [{ question: 'train', answer: '16592' }] }]);
});

test('an answer that is too long is told at its question, and nothing is sent', async () => {
  const { bodies } = await open();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Answer questions about this booking' }));
  await user.click(screen.getByLabelText('Which train?'));
  await user.paste('a'.repeat(501));
  await user.click(screen.getByRole('button', { name: 'Save answers' }));
  expect(await screen.findByText('Use at most 500 characters.')).toBeVisible();
  expect(bodies).toEqual([]);
});

test('on a German page questions and earlier answers are German, and what is not translated is marked as English', async () => {
  speakIn('de');
  const { section } = await open(null, IN_GERMAN, 'Wer reist');
  const traveller = section.getByRole('listitem');
  expect(traveller).toHaveTextContent('Können Sie reiten? Ja');
  expect(traveller).toHaveTextContent('Größe des Hemds? Klein');
  expect(within(traveller).getByText('Klein')).not.toHaveAttribute('lang');
  expect(within(traveller).getByText('Tent or hut?')).toHaveAttribute('lang', 'en');
  const missing = within(section.getByRole('region', { name: 'Zu dieser Buchung' })).getByText('Which train?');
  expect(missing).toHaveAttribute('lang', 'en');
  expect(missing.parentElement).toHaveTextContent('Es fehlt: Which train?');
});

test('who chooses a German choice answers with the English one; a choice without German is marked as English', async () => {
  speakIn('de');
  const { bodies, section } = await open(null, IN_GERMAN, 'Wer reist');
  const user = userEvent.setup();
  await user.click(section.getByRole('button', { name: /Asha Rao/ }));
  const sizes = screen.getByLabelText(/^Größe des Hemds\?/);
  expect(sizes).toHaveDisplayValue('Klein');
  expect(within(sizes).getByRole('option', { name: 'M' })).toHaveAttribute('lang', 'en');
  await user.selectOptions(sizes, 'M');
  await user.selectOptions(sizes, 'Klein');
  await user.click(within(section.getByRole('form')).getByRole('button', { name: /speichern/ }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  const answers = [
    { question: 'ride', answer: 'Yes' },
    { question: 'shirt', answer: 'S' },
  ];
  expect(bodies).toMatchObject([{ travellers: [{ id: '0', answers }] }]);
});
