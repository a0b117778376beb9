import { depositOf } from '../deposit/deposit.rules.ts';

/** The fields of a package, beside its price, that say what it charges. */
export const priceFields = ['categories', 'seasons', 'groups', 'groupOf', 'single', 'extras', 'deposit'] as const;
export type PriceField = (typeof priceFields)[number];

/** What of a package says what it charges, beside its price; fields that it does not have are absent. */
export const priceFieldsOf = <From extends { readonly [Field in PriceField]?: unknown }>(
  from: From,
): { [Field in PriceField]?: NonNullable<From[Field]> } =>
  Object.fromEntries(
    priceFields.flatMap((field) => (from[field] === undefined || from[field] === null ? [] : [[field, from[field]]])),
  );

type Charging = { readonly [Field in Exclude<PriceField, 'deposit'>]?: unknown } & Parameters<typeof depositOf>[0];

/** Whether a package charges anything but one price for each person, at once. */
export const hasPriceFields = ({ deposit, ...from }: Charging): boolean =>
  Object.keys(priceFieldsOf(from)).length > 0 || depositOf({ deposit, defaultDeposit: from.defaultDeposit }) !== undefined;
