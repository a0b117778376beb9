import { keepText, useKeptText } from '../../session/kept-text.ts';
import type { AdminColumn } from '../admin-column.ts';

const keyOf = (list: string): string => `hidden columns ${list}`;

/** Every column but a row's title and its actions may be hidden. */
export const canBeHidden = <Row>({ place }: AdminColumn<Row>): boolean => place === undefined;

/** Which columns of a list this browser hides, by their ids. */
export const useHiddenColumns = (list: string): readonly string[] => useKeptText(keyOf(list))?.split(' ') ?? [];

export const hideColumns = (list: string, ids: readonly string[]): void =>
  keepText(keyOf(list), ids.length === 0 ? null : ids.join(' '));

/** The columns that are shown. An id that is of no column any more hides nothing. */
export const shownOf = <Row>(
  columns: ReadonlyArray<AdminColumn<Row>>,
  hidden: readonly string[],
): ReadonlyArray<AdminColumn<Row>> => columns.filter((column) => !canBeHidden(column) || !hidden.includes(column.id));
