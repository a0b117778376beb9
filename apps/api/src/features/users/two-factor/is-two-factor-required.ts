import { isStaff, type Role } from '@wayfarer/contracts';
import type { Config } from '../../../config.ts';

/**
 * Whether somebody in that role may do nothing without a second factor, be it two-factor login or a passkey
 * (docs/decisions/0098).
 */
export const isTwoFactorRequired = ({ ADMIN_TWO_FACTOR }: Pick<Config, 'ADMIN_TWO_FACTOR'>, role: Role): boolean =>
  ADMIN_TWO_FACTOR === 'required' && isStaff(role);
