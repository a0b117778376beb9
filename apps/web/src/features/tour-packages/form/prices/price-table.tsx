import { categoriesOf, MAX_CATEGORIES, MAX_SEASONS } from '@wayfarer/contracts';
import type { PartError } from '../../../../shared/forms/part-error.ts';
import { AddRowButton } from '../add-row-button.tsx';
import { CategoryRows } from './category-rows.tsx';
import { Row, TextCell } from './cell.tsx';
import { moneyText } from './money-text.ts';
import { addCategory, type TableValues } from './price-moves.ts';
import { countIn, countOutside, firstDayOf, type TravelDays } from './season-days.ts';
import { type Column, SeasonRows } from './season-rows.tsx';

type PriceTableProps = {
  values: TableValues;
  onChange: (values: TableValues) => void;
  /** The price of the package as typed. */
  price: string;
  /** How many persons the price is for; null: for each one. */
  groupOf: string | null;
  days: TravelDays;
  errorOfCategories: PartError;
  errorOfSeasons: PartError;
};

const [everybody] = categoriesOf({});

/** The head of the row of prices that hold outside of seasons. */
const Base = ({ count }: { count: string }) => (
  <>
    Base price
    {count === '' ? null : <span className="block font-normal text-ink-faint">{count}</span>}
  </>
);

/** Prices by category, on all days and in each season. */
export const PriceTable = (props: PriceTableProps) => {
  const { values, onChange, price, groupOf, days, errorOfCategories, errorOfSeasons } = props;
  const { categories, seasons } = values;
  const hasCategories = categories.length > 0;
  const columns: Column[] = hasCategories
    ? categories.map((category, at) => ({
        ...category,
        price: at === 0 || category.price.trim() === '' ? price : category.price,
      }))
    : [{ id: everybody.id, name: everybody.name, price }];
  const changeSeasons = (next: TableValues['seasons']) => onChange({ categories, seasons: next });
  const base = <Base count={seasons.length === 0 ? '' : countOutside(days, seasons)} />;
  const group =
    groupOf === null ? null : (
      <TextCell colSpan={columns.length}>
        {moneyText(price)} for each group of up to {groupOf || '…'}
      </TextCell>
    );
  return (
    <div className="space-y-3">
      {hasCategories || seasons.length > 0 ? (
        <div className="@container overflow-x-auto rounded-control border border-hairline bg-surface">
          <table aria-label="Prices by category and season" className="w-full border-collapse">
            {hasCategories ? (
              <CategoryRows
                values={values}
                onChange={onChange}
                errorOf={errorOfCategories}
                price={price}
                group={group}
                head={base}
              />
            ) : (
              <tbody>
                <Row head={base}>{group ?? <TextCell>{moneyText(price)} for each person</TextCell>}</Row>
              </tbody>
            )}
            {seasons.map((season, at) => (
              <SeasonRows
                // biome-ignore lint/suspicious/noArrayIndexKey: a season is identified by its position
                key={at}
                number={at + 1}
                season={season}
                columns={group === null ? columns : columns.slice(0, 1)}
                span={columns.length}
                count={countIn(days, season)}
                opensAt={firstDayOf(days) || undefined}
                onChange={(changed) => changeSeasons(seasons.with(at, { ...season, ...changed }))}
                onRemove={() => changeSeasons(seasons.toSpliced(at, 1))}
                errorOf={(part) => errorOfSeasons(`${at}.${part}`)}
              />
            ))}
          </table>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <AddRowButton disabled={categories.length >= MAX_CATEGORIES} onClick={() => onChange(addCategory(values))}>
          Add category
        </AddRowButton>
        <AddRowButton
          disabled={seasons.length >= MAX_SEASONS}
          onClick={() => changeSeasons([...seasons, { name: '', from: '', to: '', by: 'percent', percent: '', prices: {} }])}
        >
          Add season
        </AddRowButton>
      </div>
    </div>
  );
};
