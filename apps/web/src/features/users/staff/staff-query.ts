import type { StaffMember } from '@wayfarer/contracts';
import { callList } from '../../../shared/api/call-list.ts';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';
import { type PagedList, usePagedList } from '../../../shared/api/use-paged-list.ts';

/** Who works here. */
export const useStaff = (after: string | null = null): PagedList<StaffMember> =>
  usePagedList(laterQueryKeys.users.staff, (page, signal) => callList('listStaff', { query: page, signal }), after);
