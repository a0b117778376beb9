const MAX_ID_LENGTH = 20;

/**
 * An id made from a name, that no other of the list has: 'airport-transfer', 'child-2'.
 * @param otherwise where the name has no letter or digit that an id may have
 */
export const idFor = (name: string, taken: readonly string[], otherwise: string): string => {
  const bare = name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const base = bare === '' ? otherwise : bare.slice(0, MAX_ID_LENGTH);
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : `-${number}`;
    const id = `${base.slice(0, MAX_ID_LENGTH - ending.length)}${ending}`;
    if (!taken.includes(id)) return id;
  }
};
