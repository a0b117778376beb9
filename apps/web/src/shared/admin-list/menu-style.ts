/** A menu of a list. */
export const menuStyle = 'min-w-48 rounded-card border border-hairline bg-raised p-1.5 shadow-float outline-none';
export const menuItemStyle =
  'flex min-h-11 w-full cursor-default items-center gap-3 rounded-tag px-3 text-start font-medium text-ink text-small no-underline outline-none data-highlighted:bg-hover';
