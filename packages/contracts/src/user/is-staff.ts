/** Whether a role belongs to staff; separate from the table of permissions, which public pages never load. */
export const isStaff = (role: string | null | undefined): boolean => (role ?? 'user') !== 'user';
