import { has, type Permission } from '@wayfarer/contracts';
import { useSession } from './use-session.ts';

/** Whether the role of whoever is logged in has a permission. What it may not do is not offered; the server refuses it in any case. */
export const useMay = (permission: Permission): boolean => has(useSession().role, permission);
