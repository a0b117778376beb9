import { Menu } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { IconButton } from '../ui/actions/icon-button.tsx';
import { classNames } from '../ui/class-names.ts';
import { MoreIcon } from './list-icons.tsx';

/** Further actions on a row: rare and destructive ones. */
export const RowMenu = ({ name, children }: { name: string; children: ReactNode }) => (
  <Menu.Root modal={false}>
    <Menu.Trigger render={<IconButton label={`More for ${name}`} icon={<MoreIcon />} />} />
    <Menu.Portal>
      <Menu.Positioner align="end" sideOffset={4} className="z-50">
        <Menu.Popup className="min-w-48 rounded-card border border-hairline bg-raised p-1.5 shadow-float outline-none">
          {children}
        </Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  </Menu.Root>
);

const itemStyle =
  'flex min-h-11 w-full cursor-default items-center rounded-tag px-3 text-start font-medium text-small no-underline outline-none data-highlighted:bg-hover';

type RowMenuItemProps = {
  children: string;
  /** The action and the name of the row. */
  label: string;
  danger?: boolean;
} & ({ onSelect: () => void } | { link: React.ReactElement<Record<string, unknown>> });

export const RowMenuItem = ({ children, label, danger = false, ...does }: RowMenuItemProps) => {
  const className = classNames(itemStyle, danger ? 'text-red' : 'text-ink');
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
