/** Whether somebody works for the agency, in whatever role; apart from the table of permissions, which public pages never load. */
export const isStaff = (role: string | null | undefined): boolean => (role ?? 'user') !== 'user';
