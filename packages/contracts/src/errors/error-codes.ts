import { t } from '@wayfarer/words';

/** Every way in which a call can fail: the stable code, its HTTP status, and the default sentence. */
export const errorCodes = {
  VALIDATION: { status: 400, sentence: () => t('Please check what you entered.') },
  BAD_SIGNATURE: { status: 400, sentence: () => t('The signature of this event is not valid.') },
  UNAUTHENTICATED: { status: 401, sentence: () => t('Please log in.') },
  BAD_CREDENTIALS: { status: 401, sentence: () => t('Incorrect username or password.') },
  SECOND_STEP_REQUIRED: { status: 401, sentence: () => t('Enter the code that your authenticator app shows.') },
  CODE_REFUSED: {
    status: 401,
    sentence: () => t('That code is incorrect or has expired. Enter the current code from your app.'),
  },
  PASSKEY_REFUSED: {
    status: 401,
    sentence: () => t('This passkey could not be checked. Try again, or log in with your password.'),
  },
  FORBIDDEN: { status: 403, sentence: () => t('You are not allowed to do this.') },
  NOT_FOUND: { status: 404, sentence: () => t('We could not find this.') },
  METHOD_NOT_ALLOWED: { status: 405, sentence: () => t('This address does not accept this method.') },
  CONFLICT: { status: 409, sentence: () => t('This was changed in the meantime. Please try again.') },
  USERNAME_TAKEN: { status: 409, sentence: () => t('This username is taken. Please choose another.') },
  EMAIL_TAKEN: { status: 409, sentence: () => t('There is already an account with this email address.') },
  LINK_INVALID: {
    status: 409,
    sentence: () => t('This link has expired or has already been used. Request a new one.'),
  },
  MONEY_ON_ITS_WAY: { status: 409, sentence: () => t('A payment or refund of one of your bookings is still under way.') },
  EFFECT_NOT_ACCEPTED: {
    status: 409,
    sentence: () => t('This edit affects bookings that were made already. Nothing was saved.'),
  },
  GUIDE_ELSEWHERE: { status: 409, sentence: () => t('They are named on another departure on the same days.') },
  DESTINATION_IN_USE: { status: 409, sentence: () => t('Packages use this destination. Delete them first.') },
  OWN_ACCOUNT: { status: 409, sentence: () => t('You cannot delete your own account.') },
  LAST_ADMIN: { status: 409, sentence: () => t('There is no other admin. Add one first.') },
  PACKAGE_NOT_BOOKABLE: { status: 409, sentence: () => t('This package can no longer be booked.') },
  PRICE_CHANGED: { status: 409, sentence: () => t('The price has changed. Please check the new total.') },
  SOLD_OUT: { status: 409, sentence: () => t('There are not enough seats left on this day.') },
  TOO_MANY_UNPAID: { status: 409, sentence: () => t('Pay or cancel one of your unpaid bookings first.') },
  IDEMPOTENCY_KEY_REUSED: { status: 409, sentence: () => t('This key was used for something else.') },
  NOT_PAYABLE: { status: 409, sentence: () => t('This booking cannot be paid.') },
  NOT_PAID: { status: 409, sentence: () => t('This booking is not paid yet.') },
  NO_VOUCHER: { status: 409, sentence: () => t('Only a paid booking that is not cancelled has a voucher.') },
  NO_INVOICE: { status: 409, sentence: () => t('There is no such invoice yet. It is made within a minute of the payment.') },
  REFUND_CHANGED: { status: 409, sentence: () => t('The refund for cancelling has changed. Please check it.') },
  NOT_REFUNDABLE: { status: 409, sentence: () => t('This is more than what is left to refund of this payment.') },
  TRIP_OVER: { status: 409, sentence: () => t('This trip is over, so the booking can no longer be cancelled.') },
  PAYLOAD_TOO_LARGE: { status: 413, sentence: () => t('The request is too large.') },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, sentence: () => t('Unsupported content type.') },
  TOO_MANY_REQUESTS: { status: 429, sentence: () => t('Too many requests. Please wait a moment and try again.') },
  INTERNAL: { status: 500, sentence: () => t('Something went wrong on our side. Please try again.') },
  PAYMENT_PROVIDER_UNAVAILABLE: {
    status: 503,
    sentence: () => t('The payment provider cannot be reached. Please try again in a moment.'),
  },
  TOO_SLOW: { status: 503, sentence: () => t('This search is taking too long. Narrow it down, or try again soon.') },
  BUSY: { status: 503, sentence: () => t('We’re very busy right now. Please try again in a moment.') },
  MAINTENANCE: { status: 503, sentence: () => t('This site is read-only at the moment. Please come back soon.') },
  NOT_READY: { status: 503, sentence: () => t('The service is not ready.') },
} as const satisfies Record<string, { status: number; sentence: () => string }>;

export type ErrorCode = keyof typeof errorCodes;
