import type { Dependencies } from '../../dependencies.ts';
import type { EmailAgency } from './email-agency.ts';

export type EmailNeeds = Pick<Dependencies, 'database' | 'config' | 'clock'> & {
  /** The agency's present settings. */
  readonly agency: () => Promise<EmailAgency>;
};
