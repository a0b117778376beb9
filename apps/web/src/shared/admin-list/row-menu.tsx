import { Menu } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { IconButton } from '../ui/actions/icon-button.tsx';
import { classNames } from '../ui/class-names.ts';
import { MoreIcon } from './list-icons.tsx';
import { MenuOf } from './menu-of.tsx';
import { menuItemStyle } from './menu-style.ts';

/** Further actions on a row: rare and destructive ones. */
export const RowMenu = ({ name, children }: { name: string; children: ReactNode }) => (
  <MenuOf trigger={<IconButton label={`More for ${name}`} icon={<MoreIcon />} />}>{children}</MenuOf>
);

/** Further actions of a page about one thing, at the end of its buttons. */
export const PageMenu = ({ children }: { children: ReactNode }) => (
  <MenuOf
    trigger={
      <Button variant="secondary" icon={<MoreIcon />}>
        More
      </Button>
    }
  >
    {children}
  </MenuOf>
);

type RowMenuItemProps = {
  children: string;
  /** The action and the name of the row; not where the menu is that of a page. */
  label?: string;
  danger?: boolean;
} & ({ onSelect: () => void } | { link: ReactElement<Record<string, unknown>> });

export const RowMenuItem = ({ children, label, danger = false, ...does }: RowMenuItemProps) => {
  const className = classNames(menuItemStyle, danger && 'text-red!');
  return 'link' in does ? (
    <Menu.Item aria-label={label} className={className} render={does.link}>
      {children}
    </Menu.Item>
  ) : (
    <Menu.Item aria-label={label} className={className} onClick={does.onSelect}>
      {children}
    </Menu.Item>
  );
};
