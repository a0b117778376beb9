import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CalendarDate } from '@wayfarer/contracts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { logFailure } from '../../../shared/api/log-failure.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { notify } from '../../../shared/ui/feedback/notify.ts';

type Departure = { packageId: string; day: CalendarDate };

/** Whether a travel day of a package is closed; undefined until it is known. */
export const useIsClosed = ({ packageId, day }: Departure): boolean | undefined =>
  useQuery({
    queryKey: [...queryKeys.seats.of(packageId), day],
    queryFn: async ({ signal }) => {
      const { days } = await callEndpoint('listSeats', { params: { id: packageId }, query: { from: day, to: day }, signal });
      return days.some(({ isClosed }) => isClosed === true);
    },
    staleTime: 0,
  }).data;

/** Closes a travel day, so that nothing more of it is sold, or opens it again. Who has booked it keeps it. */
export const CloseDay = ({ packageId, day }: Departure) => {
  const isClosed = useIsClosed({ packageId, day });
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (close: boolean) =>
      callEndpoint('changeDeparture', { params: { id: packageId, day }, body: { isClosed: close } }),
    onError: (thrown) => {
      logFailure('Closing a day failed')(thrown);
      void notify({ title: 'The day could not be changed. Please try again.', tone: 'red' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.seats.all }),
  });
  if (isClosed === undefined) return null;
  return (
    <Button variant="secondary" busy={isPending} onClick={() => mutate(!isClosed)}>
      {isClosed ? 'Open this day again' : 'Close this day'}
    </Button>
  );
};
