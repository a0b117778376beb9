import { Menu } from '@base-ui/react/menu';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { copyLink } from '../../ui/browser/copy-link.ts';
import { notify } from '../../ui/feedback/notify.ts';
import type { AdminColumn } from '../admin-column.ts';
import { hideColumns } from '../columns/hidden-columns.ts';
import { ViewsIcon } from '../list-icons.tsx';
import { MenuOf } from '../menu-of.tsx';
import { menuItemStyle } from '../menu-style.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { openableOf, type SavedView, useSavedViews, viewAddressOf } from './saved-views.ts';

type ViewsMenuProps<Row> = { list: string; columns: ReadonlyArray<AdminColumn<Row>> };

/** Views of a list that were saved in this browser, and saving the present one. Its address shares it. */
export const ViewsMenu = <Row,>({ list, columns }: ViewsMenuProps<Row>) => {
  const views = useSavedViews(list);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isSaving, setSaving] = useState(false);
  const present = viewAddressOf(search);
  const share = (): void =>
    void copyLink(new URL(`${pathname}${present === '' ? '' : `?${present}`}`, window.location.href).href);
  const open = (view: SavedView): void => {
    const { address, hidden, isPartial } = openableOf(view, columns);
    hideColumns(list, hidden);
    void navigate(address === '' ? pathname : `${pathname}?${address}`);
    if (isPartial) void notify({ title: `“${view.name}” names a column that is gone. The rest of it is shown.` });
  };
  return (
    <>
      <MenuOf trigger={<IconButton label="Views" title="Views" variant="outlined" icon={<ViewsIcon />} />}>
        {views.map((view) => (
          <Menu.Item key={view.name} className={menuItemStyle} onClick={() => open(view)}>
            <span className="wrap-anywhere max-w-72">{view.name}</span>
          </Menu.Item>
        ))}
        {views.length === 0 ? null : <Menu.Separator className="my-1.5 h-px bg-hairline" />}
        <Menu.Item className={menuItemStyle} onClick={() => setSaving(true)}>
          Save or remove views
        </Menu.Item>
        <Menu.Item className={menuItemStyle} onClick={share}>
          Copy link to this view
        </Menu.Item>
      </MenuOf>
      {isSaving ? <SaveViewDialog list={list} views={views} address={present} onClose={() => setSaving(false)} /> : null}
    </>
  );
};
