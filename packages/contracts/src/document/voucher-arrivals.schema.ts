import { z } from 'zod';
import { arrivals } from '../booking/manifest.schema.ts';
import { calendarDateSchema } from '../values/calendar-date.schema.ts';
import { objectIdSchema } from '../values/object-id.ts';

/** Whether those on a scanned voucher can be ticked now: on the day of the departure alone. */
export const voucherDayStates = ['today', 'early', 'over', 'cancelled'] as const;

/** Who travels on a scanned voucher, for whoever checks travellers in. */
export const voucherArrivalsSchema = z
  .object({
    state: z.enum(voucherDayStates),
    booking: objectIdSchema,
    packageId: objectIdSchema,
    travelDate: calendarDateSchema,
    travellers: z.array(
      z.object({
        id: z.string(),
        name: z.string().nullable().meta({ description: 'Null where nobody is named' }),
        arrival: z.enum(arrivals).optional().meta({ description: 'Absent until somebody has looked' }),
      }),
    ),
  })
  .meta({ id: 'VoucherArrivals' });
export type VoucherArrivals = z.infer<typeof voucherArrivalsSchema>;
