/** Every way in which a call can fail: the stable code, its HTTP status, and the sentence when the place of failure has no better one. */
export const errorCodes = {
  VALIDATION: { status: 400, sentence: 'Please check what you entered.' },
  BAD_SIGNATURE: { status: 400, sentence: 'The signature of this event is not valid.' },
  UNAUTHENTICATED: { status: 401, sentence: 'Please log in.' },
  BAD_CREDENTIALS: { status: 401, sentence: 'The username or the password is wrong.' },
  FORBIDDEN: { status: 403, sentence: 'You are not allowed to do this.' },
  NOT_FOUND: { status: 404, sentence: 'We could not find this.' },
  METHOD_NOT_ALLOWED: { status: 405, sentence: 'This address does not take this method.' },
  CONFLICT: { status: 409, sentence: 'This was changed meanwhile. Please try again.' },
  USERNAME_TAKEN: { status: 409, sentence: 'This username is taken. Please choose another.' },
  EMAIL_TAKEN: { status: 409, sentence: 'There is an account with this email address already.' },
  DESTINATION_IN_USE: { status: 409, sentence: 'Packages use this destination. Delete them first.' },
  OWN_ACCOUNT: { status: 409, sentence: 'You cannot delete your own account.' },
  LAST_ADMIN: { status: 409, sentence: 'The last admin cannot be deleted.' },
  PACKAGE_NOT_BOOKABLE: { status: 409, sentence: 'This package can no longer be booked.' },
  PRICE_CHANGED: { status: 409, sentence: 'The price has changed. Please check the new total.' },
  SOLD_OUT: { status: 409, sentence: 'There are not enough places left on this day.' },
  NOT_PAYABLE: { status: 409, sentence: 'This booking cannot be paid.' },
  NOT_PAID: { status: 409, sentence: 'This booking is not paid yet.' },
  TRIP_OVER: { status: 409, sentence: 'This trip is over, so the booking can no longer be cancelled.' },
  PAYLOAD_TOO_LARGE: { status: 413, sentence: 'What you sent is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, sentence: 'This kind of content is not accepted here.' },
  TOO_MANY_REQUESTS: { status: 429, sentence: 'Too many requests. Please wait a moment and try again.' },
  INTERNAL: { status: 500, sentence: 'Something went wrong on our side. Please try again.' },
  PAYMENT_PROVIDER_UNAVAILABLE: {
    status: 503,
    sentence: 'The payment provider cannot be reached. Please try again in a moment.',
  },
  NOT_READY: { status: 503, sentence: 'The service is not ready.' },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type ErrorCode = keyof typeof errorCodes;
