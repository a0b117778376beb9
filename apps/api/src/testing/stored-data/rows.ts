import type { DataSize } from './data-size.ts';

/**
 * What `<entity>-rows.ts` exports as `rows`: how many there are in each of its collections, and how each
 * follows from its number.
 */
export type Rows = Readonly<
  Record<string, (size: DataSize, passwordHash: string) => { readonly count: number; readonly rowOf: (row: number) => object }>
>;
