/**
 * A list with a narrow column at its right where there is room for one. From above: what spans both, the list
 * beside the first part of the column, and the rest of the column.
 */
export const besideList =
  'grid grid-cols-1 gap-x-6 gap-y-4 xl:grid-cols-[minmax(0,1fr)_16rem] xl:grid-rows-[auto_auto_minmax(0,1fr)]';
