import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleAdmin, sampleCannedAnswer, sampleInboxMessage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { type Fakes, fakeApi, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MessagePage } from './message-page.tsx';

const open = (fakes: Fakes = {}) => {
  fakeApi({ findMessage: () => sampleInboxMessage, ...fakes });
  return renderScreen(MessagePage, { pattern: screens.adminMessage.path, at: `/messages/${sampleInboxMessage._id}` });
};

beforeEach(() => startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id }));

test('a message is shown with its replies, its sender’s account and bookings, each with a link', async () => {
  const { customer } = sampleInboxMessage;
  open({ findMessage: () => ({ ...sampleInboxMessage, customer: customer && { ...customer, isEmailVerified: false } }) });
  const texts = within(await screen.findByRole('list', { name: 'Messages' }));
  expect(texts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Asha.*Is there snow in January\?$/),
    expect.stringMatching(/^admin.*There may be\. Bring boots\.$/),
  ]);
  expect(screen.getByRole('link', { name: '0000001E' })).toHaveAttribute(
    'href',
    `/bookings/${sampleInboxMessage.bookings[0]?._id}`,
  );
  expect(screen.getByRole('link', { name: 'asha' })).toHaveAttribute('href', `/users/${customer?._id}`);
  expect(screen.getByText('Email not verified.')).toBeVisible();
});

test('a reply is sent about the version that was read, and the message is done', async () => {
  const sent: unknown[] = [];
  open({
    replyToMessage: ({ body }) => {
      sent.push(body);
      return { ...sampleInboxMessage, isDone: true, version: 2 };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send and mark as done' }));
  expect(await screen.findByText('Enter a reply.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Reply', { selector: 'textarea' }), 'None this year.');
  await userEvent.click(screen.getByRole('button', { name: 'Send and mark as done' }));
  expect(await screen.findByText('Done')).toBeVisible();
  expect(sent).toEqual([{ version: 1, reply: 'None this year.', isDone: true }]);
  expect(screen.getByLabelText('Reply', { selector: 'textarea' })).toHaveValue('');
});

test('a reply to a message that a colleague has answered by then stays in the form, and theirs is shown', async () => {
  const theirs = { text: 'We answered.', sentAt: '2026-11-21T10:00:00.000Z', by: 'ravi' };
  const current = { ...sampleInboxMessage, replies: [...sampleInboxMessage.replies, theirs], version: 2 };
  open({ replyToMessage: () => refuse('CONFLICT', { current }) });
  await userEvent.type(await screen.findByLabelText('Reply', { selector: 'textarea' }), 'Mine.');
  await userEvent.click(screen.getByRole('button', { name: 'Send and keep open' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('nothing was sent');
  expect(screen.getByText('We answered.')).toBeVisible();
  expect(screen.getByLabelText('Reply', { selector: 'textarea' })).toHaveValue('Mine.');
});

test('a message is assigned and marked as done from its page', async () => {
  const sent: unknown[] = [];
  open({
    changeMessage: ({ body }) => {
      sent.push(body);
      return { ...sampleInboxMessage, isDone: 'isDone' in Object(body), version: sampleInboxMessage.version + 1 };
    },
  });
  await userEvent.selectOptions(await screen.findByLabelText('Assigned to'), sampleAdmin.username);
  await waitFor(() => expect(sent).toEqual([{ version: 1, assigneeId: sampleAdmin._id }]));
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as done' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ version: 2, isDone: true }));
  expect(await screen.findByRole('button', { name: 'Open again' })).toBeVisible();
});

const reply = () => screen.findByLabelText<HTMLTextAreaElement>('Reply', { selector: 'textarea' });
const openAnswers = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Answers' }));
  return within(await screen.findByRole('dialog'));
};

test('an answer is put in where the cursor is, with the name of who wrote, and what was typed stays', async () => {
  open();
  await userEvent.type(await reply(), 'Before. After.');
  (await reply()).setSelectionRange(8, 8);
  const answers = await openAnswers();
  await userEvent.click(await answers.findByRole('button', { name: /^Snow in winter/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const text = sampleCannedAnswer.text.replace('{name}', sampleInboxMessage.name);
  expect(await reply()).toHaveValue(`Before. ${text}After.`);
  await waitFor(async () => expect(await reply()).toHaveFocus());
});

test('answers are kept, changed and deleted where they are chosen; what is wrong is told at its field, and nothing typed is lost unasked', async () => {
  const sent: unknown[] = [];
  open({
    addCannedAnswer: ({ body }) => {
      sent.push(body);
      return { answer: sampleCannedAnswer };
    },
    deleteCannedAnswer: ({ params }) => {
      sent.push(params.id);
      return { id: sampleCannedAnswer._id };
    },
  });
  await reply();
  const answers = await openAnswers();
  await userEvent.click(await answers.findByRole('button', { name: 'New answer' }));
  await userEvent.type(answers.getByRole('textbox', { name: 'Title' }), 'Boats');
  await userEvent.type(answers.getByRole('textbox', { name: 'Text' }), 'Dear {{nmae}');
  await userEvent.click(answers.getByRole('button', { name: 'Save answer' }));
  expect(answers.getByRole('textbox', { name: 'Text' })).toHaveAccessibleDescription('{nmae} is not a field here. Use {name}.');
  await userEvent.click(answers.getByRole('button', { name: 'Back' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
  await userEvent.clear(answers.getByRole('textbox', { name: 'Text' }));
  await userEvent.type(answers.getByRole('textbox', { name: 'Text' }), 'There are boats.');
  await userEvent.click(answers.getByRole('button', { name: 'Save answer' }));
  await userEvent.click(await answers.findByRole('button', { name: 'Delete Snow in winter' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent).toEqual([{ title: 'Boats', text: 'There are boats.' }, sampleCannedAnswer._id]));
  expect(await reply()).toHaveValue('');
});

test('who only reads messages is offered no answers', async () => {
  startSession({ token: 'a.b.c', role: 'viewer', userId: sampleAdmin._id });
  open();
  expect(await screen.findByText(sampleInboxMessage.message)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Answers' })).toBeNull();
});
