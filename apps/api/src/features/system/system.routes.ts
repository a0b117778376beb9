import type { systemEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import { sendTestEmail } from './send-test-email.ts';
import { showSystem } from './show-system.ts';

export const systemHandlers = (
  dependencies: Dependencies,
  brand: () => Promise<string>,
): Handlers<keyof typeof systemEndpoints> => ({
  showSystem: () => showSystem(dependencies),
  sendTestEmail: ({ caller }) => sendTestEmail(dependencies, caller, brand),
});
