import type { AnswersOf } from '../answers-of.ts';
import { bookingNumberOf } from '../booking/booking.rules.ts';
import { sampleBooking } from '../booking/booking.samples.ts';
import { identityOf } from '../values/identity.samples.ts';
import type { codeEndpoints } from './code.endpoints.ts';
import type { PromotionCode } from './code.schema.ts';

export const samplePromotionCode: PromotionCode = {
  ...identityOf(70),
  code: 'MONSOON10',
  percent: 10,
  from: '2026-06-01',
  to: '2026-08-31',
  most: 10,
  mostPerTraveller: 1,
  uses: 7,
  state: 'active',
  version: 2,
};

export const codeAnswers: AnswersOf<typeof codeEndpoints> = {
  listPromotionCodes: [samplePromotionCode],
  addPromotionCode: { promotionCode: samplePromotionCode },
  editPromotionCode: { promotionCode: samplePromotionCode },
  deletePromotionCode: { id: samplePromotionCode._id },
  listPromotionCodeUses: {
    total: 1,
    uses: [
      {
        booking: sampleBooking._id,
        bookingNumber: bookingNumberOf(sampleBooking._id),
        username: sampleBooking.user.username,
        heldUntil: null,
      },
    ],
  },
};
