import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleBooking, sampleUser } from '@wayfarer/contracts';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PayNow } from './pay-now.tsx';

test.each([
  ['the user', null, sampleBooking._id],
  ['the user', '', sampleBooking._id],
  ['the booking', sampleUser._id, undefined],
])('without the id of %s Pay Now alerts the written sentence and asks nothing (§2.10, 8)', async (_, userId, bookingId) => {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  fakeApi();
  renderScreen(
    () => <PayNow anotherDay="/" money={sampleBooking} userId={userId} bookingId={bookingId} onRefused={() => undefined} />,
    {
      pattern: '/',
    },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pay Now' }));
  expect(alert).toHaveBeenCalledExactlyOnceWith('Booking Id or User Not Found');
});
