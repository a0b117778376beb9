import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { everyEndpoint, sampleAdmin, sampleAnswers, sampleUser } from '@wayfarer/contracts';
import { type Screen, screens } from '@wayfarer/contracts/screens';
import { freeFieldsOf } from '@wayfarer/contracts/testing/free-texts';
import type { ComponentType } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../shared/session/session.ts';
import { drawNothing } from '../testing/blank-canvas.ts';
import { disconnect, type Fakes, fakeApi, never, reads, refuse } from '../testing/fake-api.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import type { ScreenStates } from './screen-states.ts';

/** The screens that show what the API answers. */
const dataScreens = Object.values(import.meta.glob<ScreenStates>('./*/*.states.ts', { eager: true, import: 'states' }));
/** Each exports only its screen. */
const pages = import.meta.glob<Record<string, ComponentType>>('./*/*-page.tsx', { eager: true });

/** These are never empty, and one polls: tests of their own look at their states. */
const { adminAgency, adminLetter, adminLetters, paymentSuccess } = screens;
const neverEmpty: readonly string[] = [adminAgency.page, adminLetter.page, adminLetters.page, paymentSuccess.page];

beforeEach(() => drawNothing());

const componentOf = (page: string): ComponentType => {
  const [Page] = Object.values(pages[`./${page}.tsx`] ?? {});
  if (Page === undefined) throw new Error(`There is no page ${page}.`);
  return Page;
};

const open = ({ screen: name, at, as }: ScreenStates) => {
  startSession({ token: 'a.b.c', role: as, userId: as === 'admin' ? sampleAdmin._id : sampleUser._id });
  const { page, path } = screens[name];
  return renderScreen(componentOf(page), { pattern: path, ...(at === undefined ? {} : { at }) });
};

const withStates = new Set<string>(dataScreens.map(({ screen: name }) => screens[name].page));
const withoutStates = Object.values<Screen>(screens).filter(({ page }) => !withStates.has(page) && !neverEmpty.includes(page));

test.each(withoutStates)('$page shows nothing that the API answers, or its states are written beside it', ({ page, path }) => {
  startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id });
  fakeApi();
  const { queryClient } = renderScreen(componentOf(page), {
    pattern: path,
    at: path.replaceAll(/\{\w+\}/g, sampleUser._id),
  });
  const asked = queryClient.getQueryCache().getAll();
  expect(
    asked.map(({ queryKey }) => queryKey),
    `what ${page} asks for; ${page}.states.ts is missing`,
  ).toEqual([]);
});

/** Every reading call, answered in the same way. */
const everyRead = (answer: (name: (typeof reads)[number]) => unknown): Fakes =>
  Object.fromEntries(reads.map((name) => [name, () => answer(name)]));
/** What a screen is filled with. */
const filledOf =
  ({ filled }: ScreenStates) =>
  (name: (typeof reads)[number]): unknown =>
    filled?.[name] ?? sampleAnswers[name];
const found = async (text: string) => (await screen.findAllByText(text, { exact: false }))[0];

test.each(dataScreens)('$screen loads as a skeleton that says what is loading (§8)', async (sample) => {
  fakeApi(everyRead(never));
  open(sample);
  const text = await screen.findByText(sample.loadingText);
  const block = text.closest('[aria-busy="true"]');
  expect(block?.querySelector('.animate-shimmer')).not.toBeNull();
});

test.each(dataScreens)('$screen says in the written words that there is nothing to show (§8)', async (sample) => {
  fakeApi(
    Object.fromEntries(
      Object.entries(sample.empty).map(([name, answer]) => [name, () => (answer === 'NOT_FOUND' ? refuse(answer) : answer)]),
    ),
  );
  open(sample);
  expect(await screen.findByText(sample.emptyText)).toBeVisible();
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
});

test.each(dataScreens)('$screen shows what the API answers', async (sample) => {
  fakeApi(everyRead(filledOf(sample)));
  open(sample);
  expect(await found(sample.filledText)).toBeVisible();
  expect(screen.queryByText(sample.loadingText)).toBeNull();
  expect(screen.queryByText(sample.emptyText)).toBeNull();
});

test.each(
  dataScreens.flatMap((sample) => [
    { ...sample, how: 'a failure', special: () => refuse('INTERNAL'), sentence: 'Something went wrong on our side.' },
    { ...sample, how: 'a lost network', special: disconnect, sentence: 'There is no connection. Check your network' },
  ]),
)('$screen tells of $how in the page, and Try again shows what was missing', async ({ special, sentence, ...sample }) => {
  let broken = true;
  fakeApi(everyRead((name) => (broken ? special() : filledOf(sample)(name))));
  open(sample);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(sentence);
  expect(screen.queryByText(sample.emptyText)).toBeNull();
  broken = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await found(sample.filledText)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

/** Pictures, addresses and months: the contract allows any text, but people do not type them. */
const UNTYPED = /^(?:images?|imageUrl|url|month)$/;
const MARKUP = '<img src="x" onerror="alert(1)"><b>';
/** The fields that people type, from the bodies of the contract. */
const typedFields = new Set(Object.values(everyEndpoint).flatMap(freeFieldsOf));

/**
 * What fills a screen, with markup in every free text; it would run if anything wrote it into the page as
 * HTML.
 */
const marked = (sample: ScreenStates, name: (typeof reads)[number]) => {
  const whole = { answer: structuredClone<unknown>(filledOf(sample)(name)) };
  let isTyped = false;
  const mark = (holder: object): void => {
    for (const [key, value] of Object.entries(holder).filter(([field]) => !UNTYPED.test(field))) {
      if (typeof value === 'object' && value !== null) mark(value);
      if (typeof value !== 'string') continue;
      Reflect.set(holder, key, `${MARKUP}${value}`);
      if (everyEndpoint[name].answer.safeParse(whole.answer).success) isTyped ||= typedFields.has(key);
      else Reflect.set(holder, key, value);
    }
  };
  mark(whole);
  return { ...whole, isTyped };
};

test.each(dataScreens)('$screen shows markup in any text as text', async (sample) => {
  fakeApi(everyRead((name) => marked(sample, name).answer));
  open(sample);
  // Days, numbers and fixed words of the contract hold no markup: a screen with nothing else is only
  // rendered.
  const isTyped = (Object.keys(sample.empty) as (typeof reads)[number][]).some((name) => marked(sample, name).isTyped);
  expect(await found(`${isTyped ? MARKUP : ''}${sample.filledText}`)).toBeVisible();
  expect(document.querySelector('[onerror], [src="x"], b')).toBeNull();
});
