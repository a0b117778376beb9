import type { passkeyEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Handlers } from '../../../http/handler.ts';
import { addPasskey } from './add-passkey.ts';
import { logInWithPasskey } from './log-in-with-passkey.ts';
import { removePasskey } from './remove-passkey.ts';
import { startPasskey } from './start-passkey.ts';
import { startPasskeyLogin } from './start-passkey-login.ts';

export const passkeyHandlers = (dependencies: Dependencies): Handlers<keyof typeof passkeyEndpoints> => ({
  startPasskeyLogin: () => startPasskeyLogin(dependencies),
  logInWithPasskey: ({ body }) => logInWithPasskey(dependencies, body),
  startPasskey: ({ caller, body }) => startPasskey(dependencies, caller, body),
  addPasskey: ({ caller, body }) => addPasskey(dependencies, caller, body),
  removePasskey: ({ caller, body }) => removePasskey(dependencies, caller, body),
});
