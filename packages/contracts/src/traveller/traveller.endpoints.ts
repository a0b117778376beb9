import { defineEndpoints } from '../define-endpoints.ts';
import { idParams } from '../values/id-shapes.ts';
import { passportLookSchema, passportSchema, travellersFormSchema, travellersSchema } from './traveller.schema.ts';

export const travellerEndpoints = defineEndpoints({
  listTravellers: {
    summary: 'Everybody who comes on a booking, and whom to reach about it; the id is the booking id',
    access: 'signed-in',
    owned: 'booking-in-path',
    others: 'read-bookings',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: idParams,
    answer: travellersSchema,
  },
  changeTravellers: {
    summary: 'Say who comes on a booking: travellers until its cut-off, the agency at any time',
    access: 'signed-in',
    owned: 'booking-in-path',
    others: 'change-bookings',
    errors: ['VALIDATION', 'NOT_FOUND', 'CONFLICT'],
    params: idParams,
    body: travellersFormSchema,
    erasable: ['travellers', 'contact', 'answers'],
    answer: travellersSchema,
  },
  showPassport: {
    summary: 'The whole passport number of a traveller; each look by staff is logged',
    access: 'signed-in',
    owned: 'booking-in-path',
    others: 'show-passports',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: idParams,
    body: passportLookSchema,
    answer: passportSchema,
  },
});
