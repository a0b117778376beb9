import { has, type Permission } from '@wayfarer/contracts';
import { useSession } from './use-session.ts';

/**
 * Whether the current user's role has a permission. Actions without permission are not offered; the server
 * refuses them in any case.
 */
export const useMay = (permission: Permission): boolean => has(useSession().role, permission);
