import { useMemo } from 'react';
import { keepText, useKeptText } from '../../session/kept-text.ts';
import type { AdminColumn } from '../admin-column.ts';
import { canBeHidden } from '../columns/hidden-columns.ts';
import { PAGE_WORDS } from '../use-list-page.ts';

/** A list as somebody likes to see it: its address, but for the page, and which columns are hidden. */
export type SavedView = { name: string; address: string; hidden: readonly string[] };

export const MAX_VIEWS = 20;
export const MAX_VIEW_NAME = 60;

const keyOf = (list: string): string => `views ${list}`;

const isView = (value: unknown): value is SavedView => {
  const { name, address, hidden } = (value ?? {}) as Partial<SavedView>;
  return typeof name === 'string' && typeof address === 'string' && Array.isArray(hidden);
};

const viewsIn = (text: string | null): SavedView[] => {
  const stored: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(stored) ? stored.filter(isView) : [];
};

/** The views of a list that this browser keeps, in the order of their names. */
export const useSavedViews = (list: string): readonly SavedView[] => {
  const text = useKeptText(keyOf(list));
  return useMemo(() => viewsIn(text), [text]);
};

const store = (list: string, views: readonly SavedView[]): void =>
  keepText(keyOf(list), views.length === 0 ? null : JSON.stringify(views));

/** Saves a view in place of one of the same name. */
export const saveView = (list: string, views: readonly SavedView[], view: SavedView): void => {
  const others = views.filter(({ name }) => name !== view.name);
  store(
    list,
    [...others, view].toSorted((one, other) => one.name.localeCompare(other.name)),
  );
};

export const dropView = (list: string, views: readonly SavedView[], name: string): void =>
  store(
    list,
    views.filter((view) => view.name !== name),
  );

/** What of an address belongs to a view. */
export const viewAddressOf = (search: string): string => {
  const words = new URLSearchParams(search);
  for (const word of PAGE_WORDS) words.delete(word);
  return words.toString();
};

/**
 * A view on the columns that there are now. A column that is gone neither orders nor hides.
 * @returns whether something of it was left out as well
 */
export const openableOf = <Row>(
  { address, hidden }: SavedView,
  columns: ReadonlyArray<AdminColumn<Row>>,
): { address: string; hidden: string[]; isPartial: boolean } => {
  const words = new URLSearchParams(address);
  const sort = words.get('sort');
  const isOrderGone = sort !== null && !columns.some(({ id, sortable }) => sortable && id === sort.replace(/^-/, ''));
  if (isOrderGone) words.delete('sort');
  const known = hidden.filter((id) => columns.some((column) => column.id === id && canBeHidden(column)));
  return { address: words.toString(), hidden: known, isPartial: isOrderGone || known.length < hidden.length };
};
