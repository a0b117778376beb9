import type { AnswersOf } from '../answers-of.ts';
import { sampleLogin } from '../user/user.samples.ts';
import type { twoFactorEndpoints } from './two-factor.endpoints.ts';

export const twoFactorAnswers: AnswersOf<typeof twoFactorEndpoints> = {
  takeSecondStep: sampleLogin,
  startTwoFactor: { secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/Wayfarer:asha?secret=JBSWY3DPEHPK3PXP&issuer=Wayfarer' },
  confirmTwoFactor: { recoveryCodes: ['abcde-fghij', 'klmno-pqrst'] },
  removeTwoFactor: { message: 'Off.' },
};
