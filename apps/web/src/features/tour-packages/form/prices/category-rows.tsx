import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PartError } from '../../../../shared/forms/part-error.ts';
import { IconButton } from '../../../../shared/ui/actions/icon-button.tsx';
import { InputCell } from '../../../../shared/ui/table/input-cell.tsx';
import { ChoiceCell, cellStyle, Row, TextCell } from './cell.tsx';
import { moneyText } from './money-text.ts';
import { changeCategory, removeCategory, type TableValues } from './price-moves.ts';
import type { CategoryValues } from './price-values.ts';

type CategoryRowsProps = {
  values: TableValues;
  onChange: (values: TableValues) => void;
  errorOf: PartError;
  /** That of the package, as typed. */
  price: string;
  /** The row of prices where the price is for a group, and no category has one. */
  group: ReactNode;
  /** The head of the row of prices. */
  head: ReactNode;
};

/** Each category as a column: name, ages, seat, whether it may travel alone, price. */
export const CategoryRows = ({ values, onChange, errorOf, price, group, head }: CategoryRowsProps) => {
  const { categories } = values;
  const change = (at: number, changed: Partial<CategoryValues>) => onChange(changeCategory(values, at, changed));
  const nameOf = (at: number): string => categories[at]?.name.trim() || `category ${at + 1}`;
  /** A row of boxes to type in; the first category may have a text instead. */
  const inputs = (field: 'name' | 'minAge' | 'maxAge' | 'price', labelOf: (at: number) => string, first: ReactNode = null) =>
    categories.map((category, at) =>
      at === 0 && first !== null ? (
        <TextCell key={labelOf(at)}>{first}</TextCell>
      ) : (
        <InputCell
          className={cellStyle}
          // biome-ignore lint/suspicious/noArrayIndexKey: a category is identified by its position
          key={at}
          label={labelOf(at)}
          inputMode={
            { name: undefined, minAge: 'numeric' as const, maxAge: 'numeric' as const, price: 'decimal' as const }[field]
          }
          placeholder={{ name: '', minAge: '', maxAge: 'no limit', price: moneyText(price) }[field]}
          value={category[field]}
          onChange={({ target }) => change(at, { [field]: target.value })}
          error={errorOf(`${at}.${field}`)}
        />
      ),
    );
  const choices = (field: 'hasSeat' | 'alone', label: string) =>
    categories.map((category, at) =>
      at === 0 ? (
        <TextCell key="first">Yes</TextCell>
      ) : (
        <ChoiceCell
          // biome-ignore lint/suspicious/noArrayIndexKey: a category is identified by its position
          key={at}
          label={`${label}: ${nameOf(at)}`}
          checked={category[field]}
          onChange={(checked) => change(at, { [field]: checked })}
        />
      ),
    );
  return (
    <tbody>
      <Row head="Category">{inputs('name', (at) => `Name of category ${at + 1}`)}</Row>
      <Row head="From age">{inputs('minAge', (at) => `Lowest age: ${nameOf(at)}`)}</Row>
      <Row head="To age">{inputs('maxAge', (at) => `Highest age: ${nameOf(at)}`)}</Row>
      <Row head="Needs a seat">{choices('hasSeat', 'Needs a seat')}</Row>
      <Row head="May travel alone">{choices('alone', 'May travel alone')}</Row>
      <Row head={head}>{group ?? inputs('price', (at) => `Base price: ${nameOf(at)}`, moneyText(price))}</Row>
      <Row head={<span className="sr-only">Remove</span>}>
        {categories.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a category is identified by its position
          <td key={at} className="border-hairline border-s px-1.5">
            <IconButton
              label={`Remove ${nameOf(at)}`}
              icon={<Trash2 className="size-5" />}
              onClick={() => onChange(removeCategory(values, at))}
            />
          </td>
        ))}
      </Row>
    </tbody>
  );
};
