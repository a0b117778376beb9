import { Menu } from '@base-ui/react/menu';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import type { AdminColumn } from '../admin-column.ts';
import { CheckIcon, ColumnsIcon } from '../list-icons.tsx';
import { MenuOf } from '../menu-of.tsx';
import { menuItemStyle } from '../menu-style.ts';
import { canBeHidden, hideColumns, useHiddenColumns } from './hidden-columns.ts';

type ColumnsMenuProps<Row> = { list: string; columns: ReadonlyArray<AdminColumn<Row>> };

/** Which columns a table shows, kept in this browser. A file has all of them. */
export const ColumnsMenu = <Row,>({ list, columns }: ColumnsMenuProps<Row>) => {
  const hidden = useHiddenColumns(list);
  const choices = columns.filter(canBeHidden);
  const toggle = (id: string, isShown: boolean): void => {
    const known = hidden.filter((one) => one !== id && choices.some((column) => column.id === one));
    hideColumns(list, isShown ? known : [...known, id]);
  };
  return (
    <MenuOf
      trigger={<IconButton label="Columns" title="Columns" variant="outlined" className="for-tables" icon={<ColumnsIcon />} />}
    >
      {choices.map(({ id, heading }) => (
        <Menu.CheckboxItem
          key={id}
          checked={!hidden.includes(id)}
          onCheckedChange={(isShown) => toggle(id, isShown)}
          closeOnClick={false}
          className={menuItemStyle}
        >
          <Menu.CheckboxItemIndicator keepMounted className="invisible data-checked:visible">
            <CheckIcon />
          </Menu.CheckboxItemIndicator>
          {heading}
        </Menu.CheckboxItem>
      ))}
    </MenuOf>
  );
};
