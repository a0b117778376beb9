import type { ChangedField } from '@wayfarer/contracts';

/** Fields that hold the address of a picture, or several. */
const PICTURES = new Set(['images', 'keptImages', 'imageUrl', 'logo']);
export const arePictures = (field: string): boolean => PICTURES.has(field);

const addressesIn = (value: unknown): string[] => [value].flat().filter((one) => typeof one === 'string');
const counted = (count: number): string => `${count} picture${count === 1 ? '' : 's'}`;

/** How many pictures there are: nobody knows one by its address. */
export const toldPictures = (value: unknown): string | null => {
  const { length } = addressesIn(value);
  return length === 0 ? null : counted(length);
};

export const toldPictureChange = (from: unknown, to: unknown): Omit<ChangedField, 'field'> => {
  const [before, after] = [addressesIn(from), addressesIn(to)];
  const added = after.filter((one) => !before.includes(one)).length;
  const isReordered = added === 0 && before.length === after.length;
  const how = isReordered ? ', in another order' : before.length > 0 && added > 0 ? `, ${added} of them new` : '';
  return { from: toldPictures(from), to: after.length === 0 ? null : `${counted(after.length)}${how}` };
};
