import type { ObjectId } from '../../database/object-ids.ts';

/** An entry about a package with the package's title; empty where the package is gone. */
export const withTitle =
  (titles: ReadonlyMap<string, string>) =>
  <One extends { readonly tourPackageId: ObjectId }>({ tourPackageId, ...one }: One) => {
    const id = String(tourPackageId);
    return { ...one, tourPackageId: id, title: titles.get(id) ?? '' };
  };
