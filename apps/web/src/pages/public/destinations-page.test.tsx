import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleDestination } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { expect, test } from 'vitest';
import { disconnect, fakeApi, never, pageOf, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { DestinationsPage } from './destinations-page.tsx';

const open = () => renderScreen(DestinationsPage, { pattern: screens.destinations.path });

test('destinations are cards with picture, name, country and a description clamped to 3 lines (§2.13, 9.12)', async () => {
  fakeApi();
  open();
  const card = (await screen.findByRole('link', { name: 'Hampi' })).closest('article') as HTMLElement;
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Our Destinations');
  expect(card).toHaveTextContent('India');
  expect(card.querySelector('img')).toHaveAttribute('src', sampleDestination.imageUrl);
  expect(screen.getByText(sampleDestination.description)).toHaveClass('line-clamp-3');
});

test('a card says how many trips go to its place, from what price, and leads to its page', async () => {
  fakeApi();
  open();
  expect(await screen.findByRole('link', { name: 'Hampi' })).toHaveAttribute(
    'href',
    `/destination-view/${sampleDestination._id}`,
  );
  expect(screen.getByText('1 trip from ₹1,999.99')).toBeVisible();
});

test("while they load the page says 'Loading packages...' (§2.13)", () => {
  fakeApi({ listDestinations: never });
  open();
  expect(screen.getByText('Loading packages...')).toBeVisible();
});

test("without any the page says 'No destinations found' (§2.13)", async () => {
  fakeApi({ listDestinations: () => [] });
  open();
  expect(await screen.findByText('No destinations found')).toBeVisible();
});

test('a failure says what happened, and trying again shows them', async () => {
  let broken = true;
  fakeApi({ listDestinations: () => (broken ? refuse('INTERNAL') : [sampleDestination]) });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Hampi' })).toBeVisible();
});

test('more than a page of them can be shown, and a failure keeps what is already there', async () => {
  const id = 'b'.repeat(24);
  let broken = true;
  fakeApi({
    listDestinations: ({ query }) => {
      if (query.cursor !== 'next') return pageOf([sampleDestination], { total: 2, nextCursor: 'next' });
      return broken ? disconnect() : pageOf([{ ...sampleDestination, _id: id, id, name: 'Badami' }], { total: 2 });
    },
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection.');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Badami' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Hampi' })).toBeVisible();
});
