import { useMutation } from '@tanstack/react-query';
import type { Booking, PaymentSession, TripChange } from '@wayfarer/contracts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { logFailure } from '../../../shared/api/log-failure.ts';
import { useOneAtATime } from '../../../shared/forms/use-one-at-a-time.ts';
import { useChangeRefresh } from './use-change-refresh.ts';

export type ChangedTrip = { booking: Booking; payment?: PaymentSession | undefined };

/** Where the browser goes to pay; a function of its own, so that it is called last. */
const leaveFor = ({ url }: PaymentSession): void => window.location.assign(url);

/**
 * Changes a booking, never twice at a time. What is dearer is paid first: then the browser leaves for the
 * provider's page.
 */
export const useChangeTrip = ({ _id }: Pick<Booking, '_id'>) => {
  const { busy, begin, rest } = useOneAtATime();
  const { mutateAsync } = useMutation({
    mutationFn: (body: TripChange) => callEndpoint('changeTrip', { params: { id: _id }, body }),
    onError: logFailure('Changing a booking failed'),
    ...useChangeRefresh(),
  });
  /** @param onChanged once it is changed, or before the browser leaves to pay for it */
  const change = async (
    body: TripChange,
    { onChanged, onRefused }: { onChanged: (changed: ChangedTrip) => void; onRefused: (thrown: unknown) => void },
  ): Promise<void> => {
    if (!begin()) return;
    try {
      const changed = await mutateAsync(body);
      onChanged(changed);
      // Stays busy: the browser is leaving the page.
      if (changed.payment) leaveFor(changed.payment);
      else rest();
    } catch (thrown) {
      rest();
      onRefused(thrown);
    }
  };
  return { change, busy };
};
