import { accountAnswers } from '../account/account.samples.ts';
import { agencyAnswers } from '../agency/agency.samples.ts';
import type { AnswersOf } from '../answers-of.ts';
import { bookingAnswers } from '../booking/booking.samples.ts';
import { contactMessageAnswers } from '../contact-message/contact-message.samples.ts';
import { dashboardAnswers } from '../dashboard/dashboard.samples.ts';
import { destinationAnswers } from '../destination/destination.samples.ts';
import { documentAnswers } from '../document/document.samples.ts';
import { emailAnswers } from '../email/email.samples.ts';
import type { EveryEndpoint } from '../every-entity.ts';
import { invitationAnswers } from '../invitation/invitation.samples.ts';
import { passkeyAnswers } from '../passkey/passkey.samples.ts';
import { paymentAnswers } from '../payment/payment.samples.ts';
import { seatsAnswers } from '../seats/seats.samples.ts';
import { siteAnswers } from '../site/site.samples.ts';
import { tourPackageAnswers } from '../tour-package/tour-package.samples.ts';
import { twoFactorAnswers } from '../two-factor/two-factor.samples.ts';
import { userAnswers } from '../user/user.samples.ts';

export * from '../account/account.samples.ts';
export * from '../agency/agency.samples.ts';
export * from '../booking/booking.samples.ts';
export * from '../contact-message/contact-message.samples.ts';
export * from '../dashboard/dashboard.samples.ts';
export * from '../destination/destination.samples.ts';
export * from '../document/document.samples.ts';
export * from '../email/email.samples.ts';
export * from '../invitation/invitation.samples.ts';
export * from '../payment/payment.samples.ts';
export * from '../site/site.samples.ts';
export * from '../tour-package/tour-package.samples.ts';
export * from '../user/user.samples.ts';

/** A valid answer for every call. Page tests get it by default. */
export const sampleAnswers: AnswersOf<EveryEndpoint> = {
  ...accountAnswers,
  ...agencyAnswers,
  ...bookingAnswers,
  ...contactMessageAnswers,
  ...dashboardAnswers,
  ...destinationAnswers,
  ...documentAnswers,
  ...emailAnswers,
  ...invitationAnswers,
  ...passkeyAnswers,
  ...paymentAnswers,
  ...seatsAnswers,
  ...siteAnswers,
  ...tourPackageAnswers,
  ...twoFactorAnswers,
  ...userAnswers,
};
