import { Menu } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { menuStyle } from './menu-style.ts';

type MenuOfProps = { trigger: ReactElement<Record<string, unknown>>; children: ReactNode };

/** A menu that its trigger opens, for a row, a list or a page. */
export const MenuOf = ({ trigger, children }: MenuOfProps) => (
  <Menu.Root modal={false}>
    <Menu.Trigger render={trigger} />
    <Menu.Portal>
      <Menu.Positioner align="end" sideOffset={4} className="z-50">
        <Menu.Popup className={menuStyle}>{children}</Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  </Menu.Root>
);
