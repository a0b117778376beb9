import type { DepartureChange, StaffDeparture } from '@wayfarer/contracts';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { changedEntryIn } from '../../shared/admin-list/form/edited-meanwhile.tsx';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { setFieldErrors } from '../../shared/forms/set-field-errors.ts';
import { notify } from '../../shared/ui/feedback/notify.ts';
import { useChangeDeparture } from './departure-query.ts';

type Change = Omit<DepartureChange, 'version'>;

/**
 * Sends a change of a departure, over the version that is shown. What the API refuses is said at the fields
 * of the form, or else as `failure`; of a change over one of somebody else too.
 */
export const useSendChange = <Values extends FieldValues, Output>(
  departure: StaffDeparture,
  form: Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'setError'>,
) => {
  const { mutateAsync, isPending, variables } = useChangeDeparture(departure);
  const [failure, setFailure] = useState<string | null>(null);
  /** @returns the departure as it is after that; null where nothing was changed */
  const send = async (change: Change, done: string): Promise<StaffDeparture | null> => {
    setFailure(null);
    try {
      const { departure: changed, toCall = [] } = await mutateAsync(change);
      const unreached = toCall.length === 0 ? {} : { text: `${toCall.length} to call: they are listed here in a moment.` };
      void notify({ title: done, ...unreached, tone: 'green' });
      return changed;
    } catch (thrown) {
      if (changedEntryIn(thrown) !== null)
        setFailure('Somebody else has changed this departure. Nothing was saved; this is its present state.');
      else if (!setFieldErrors(thrown, form)) setFailure(sentenceOf(thrown));
      return null;
    }
  };
  /** The change that is on its way. */
  const sending: Change | null = isPending ? variables : null;
  return { send, failure, sending };
};
