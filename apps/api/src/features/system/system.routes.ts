import type { systemEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import type { EmailAgency } from '../emails/index.ts';
import { sendTestEmail } from './send-test-email.ts';
import { showSystem } from './show-system.ts';

export const systemHandlers = (
  dependencies: Dependencies,
  agency: () => Promise<EmailAgency>,
): Handlers<keyof typeof systemEndpoints> => ({
  showSystem: () => showSystem(dependencies),
  sendTestEmail: ({ caller }) => sendTestEmail(dependencies, caller, agency),
});
