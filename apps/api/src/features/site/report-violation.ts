import type { ViolationReport } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { logSecurityEvent } from '../../logging/security-event.ts';

type Violation = {
  readonly directive: string | undefined;
  readonly page: string | undefined;
  readonly blocked: string | undefined;
};

const MAX_LENGTH = 200;

/**
 * The origin and path of an address, without its query, which can name people. Words such as `inline` stay.
 */
const withoutDetails = (address: string | undefined, part: 'origin' | 'pathname'): string | null => {
  if (address === undefined) return null;
  const told = URL.canParse(address) ? new URL(address)[part] : address.replace(/[^\w-]/g, '');
  return told.slice(0, MAX_LENGTH);
};

const violationsIn = (report: ViolationReport): Violation[] => {
  if (Array.isArray(report))
    return report.flatMap(({ type, body }) =>
      type === 'csp-violation' && body
        ? [{ directive: body.effectiveDirective, page: body.documentURL, blocked: body.blockedURL }]
        : [],
    );
  const told = report['csp-report'];
  const directive = told['effective-directive'] ?? told['violated-directive'];
  return [{ directive, page: told['document-uri'], blocked: told['blocked-uri'] }];
};

/**
 * Logs what browsers blocked on pages of the site: an attack, or our own mistake. Anybody can send this, so
 * it is a hint, not proof.
 */
export const reportViolation = ({ logger }: Pick<Dependencies, 'logger'>, report: ViolationReport): { received: true } => {
  const [first, ...others] = violationsIn(report);
  if (first) {
    const { directive = '', page, blocked } = first;
    // One line for each call: twenty of each would push all other lines out of the log.
    logSecurityEvent(logger, 'policy_violated', {
      violations: 1 + others.length,
      directive: directive.replace(/[^\w -]/g, '').slice(0, MAX_LENGTH),
      page: withoutDetails(page, 'pathname'),
      blocked: withoutDetails(blocked, 'origin'),
    });
  }
  return { received: true };
};
