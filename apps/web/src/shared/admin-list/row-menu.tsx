import { Menu } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { IconButton } from '../ui/actions/icon-button.tsx';
import { classNames } from '../ui/class-names.ts';
import { MoreIcon } from './list-icons.tsx';
import { menuItemStyle, menuStyle } from './menu-style.ts';

/** Further actions on a row: rare and destructive ones. */
export const RowMenu = ({ name, children }: { name: string; children: ReactNode }) => (
  <Menu.Root modal={false}>
    <Menu.Trigger render={<IconButton label={`More for ${name}`} icon={<MoreIcon />} />} />
    <Menu.Portal>
      <Menu.Positioner align="end" sideOffset={4} className="z-50">
        <Menu.Popup className={menuStyle}>{children}</Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  </Menu.Root>
);

type RowMenuItemProps = {
  children: string;
  /** The action and the name of the row. */
  label: string;
  danger?: boolean;
} & ({ onSelect: () => void } | { link: React.ReactElement<Record<string, unknown>> });

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
