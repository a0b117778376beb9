export type ListOrder<Field extends string> = { readonly field: Field; readonly direction: 1 | -1 };

/** Maps a sort of the contract, such as `-price`, to a field of the record. */
export const listOrderOf = <Name extends string, Field extends string>(
  sort: Name | `-${Name}`,
  fields: Readonly<Record<Name, Field>>,
): ListOrder<Field> => {
  const isDown = sort.startsWith('-');
  return { field: fields[(isDown ? sort.slice(1) : sort) as Name], direction: isDown ? -1 : 1 };
};
