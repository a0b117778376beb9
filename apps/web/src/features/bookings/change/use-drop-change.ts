import { useMutation } from '@tanstack/react-query';
import type { Booking } from '@wayfarer/contracts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { logFailure } from '../../../shared/api/log-failure.ts';
import { useOneAtATime } from '../../../shared/forms/use-one-at-a-time.ts';
import { useChangeRefresh } from './use-change-refresh.ts';

/** Drops a change that waits for its payment. */
export const useDropChange = ({ _id }: Pick<Booking, '_id'>) => {
  const { busy, begin, rest } = useOneAtATime();
  const { mutateAsync } = useMutation({
    mutationFn: () => callEndpoint('dropTripChange', { params: { id: _id } }),
    onError: logFailure('Dropping a change failed'),
    ...useChangeRefresh(),
  });
  const drop = async (then: { onDropped: () => void; onRefused: (thrown: unknown) => void }): Promise<void> => {
    if (!begin()) return;
    try {
      await mutateAsync();
      then.onDropped();
    } catch (thrown) {
      then.onRefused(thrown);
    } finally {
      rest();
    }
  };
  return { drop, busy };
};
