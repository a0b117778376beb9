import { departureChangeSchema, type Prices, type StaffDeparture } from '@wayfarer/contracts';
import { useImperativeHandle } from 'react';
import { type FieldError, useController, useForm } from 'react-hook-form';
import { z } from 'zod';
import { partErrorOf } from '../../shared/forms/part-error.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { useFocusWrong } from '../../shared/forms/use-focus-wrong.ts';
import { useLeaveGuard } from '../../shared/forms/use-leave-guard.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { DeparturePriceTable } from './departure-price-table.tsx';
import { type OwnPrices, ownPricesAsTyped, ownPricesIn } from './own-prices.ts';
import { useSendChange } from './use-send-change.ts';

/** What is typed stands over the prices that are there, so that those of others who were faster are seen. */
const resolverOver = (present: OwnPrices) =>
  schemaResolver(
    z.object({
      prices: z
        .custom<OwnPrices>()
        .transform((typed) => ownPricesIn({ ...present, ...typed }))
        .pipe(departureChangeSchema.shape.prices),
    }),
  );
const NOTHING_TYPED: { prices: OwnPrices } = { prices: {} };

/** For who may change the catalogue: gives a departure prices of its own, and takes them away. */
export const DeparturePriceForm = ({ departure, prices }: { departure: StaffDeparture; prices: Prices }) => {
  const present = ownPricesAsTyped(departure);
  const form = useForm({ defaultValues: NOTHING_TYPED, resolver: resolverOver(present) });
  const { isDirty } = form.formState;
  useLeaveGuard(isDirty);
  const { group, focus } = useFocusWrong<HTMLFormElement>();
  const { field, fieldState } = useController({ control: form.control, name: 'prices' });
  useImperativeHandle(field.ref, () => ({ focus }));
  const { send, failure, sending } = useSendChange(departure, form);
  const save = async (own: StaffDeparture['ownPrices'], done: string): Promise<void> => {
    if ((await send({ prices: own }, done)) !== null) form.reset(NOTHING_TYPED);
  };
  const isRemoving = sending?.prices === null;
  return (
    <form
      ref={group}
      noValidate
      aria-label="Prices of this departure"
      className="space-y-4"
      onSubmit={(event) => void form.handleSubmit((typed) => save(typed.prices ?? null, 'Prices updated'))(event)}
    >
      {failure === null ? null : <Notice tone="amber">{failure}</Notice>}
      <DeparturePriceTable
        prices={prices}
        day={departure.day}
        own={{ ...present, ...field.value }}
        onChange={(id, price) => field.onChange({ ...field.value, [id]: price })}
        errorOf={partErrorOf(fieldState.error as FieldError | undefined)}
      />
      <span className="flex flex-wrap gap-3">
        <Button type="submit" disabled={!isDirty || isRemoving} busy={sending !== null && !isRemoving}>
          Save prices
        </Button>
        {departure.ownPrices === null ? null : (
          <Button
            variant="secondary"
            busy={isRemoving}
            disabled={sending !== null && !isRemoving}
            onClick={() => void save(null, 'Own prices removed')}
          >
            Remove own prices
          </Button>
        )}
      </span>
    </form>
  );
};
