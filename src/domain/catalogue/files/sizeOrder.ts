/**
 * The sizes of all products in the catalogue's order. Servers name a size to pages by its index in it, so that a page
 * whose catalogue has the same order needs no ids to find it.
 */
export interface SizeOrder {
  /** Changes with the ids or their order. */
  version: string;
  ids: readonly string[];
}

const separator = '.';

/** By id: '3fa9c1d2.1234'. */
export const sizeIndexes = ({ version, ids }: SizeOrder): ReadonlyMap<string, string> =>
  new Map(ids.map((id, index) => [id, `${version}${separator}${index}`]));

/** Null for an index in another order. */
export function parseSizeIndex(sizeIndex: string, version: string): number | null {
  const [itsVersion, index] = sizeIndex.split(separator);
  return itsVersion === version ? Number(index) : null;
}
