import type { twoFactorEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Handlers } from '../../../http/handler.ts';
import { confirmTwoFactor } from './confirm-two-factor.ts';
import { removeTwoFactor } from './remove-two-factor.ts';
import { startTwoFactor } from './start-two-factor.ts';
import { takeSecondStep } from './take-second-step.ts';

export const twoFactorHandlers = (dependencies: Dependencies): Handlers<keyof typeof twoFactorEndpoints> => ({
  takeSecondStep: ({ body }) => takeSecondStep(dependencies, body),
  startTwoFactor: ({ caller, body }) => startTwoFactor(dependencies, caller, body.currentPassword),
  confirmTwoFactor: ({ caller, body }) => confirmTwoFactor(dependencies, caller, body.code),
  removeTwoFactor: ({ caller, body }) => removeTwoFactor(dependencies, caller, body),
});
