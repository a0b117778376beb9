import type { Destination } from '@wayfarer/contracts';

/** Whether a destination's name or country holds what was typed, whatever the case. */
export const matchesSearch = ({ name, country }: Pick<Destination, 'name' | 'country'>, search: string): boolean => {
  const wanted = search.trim().toLocaleLowerCase('en');
  return [name, country].some((text) => text.toLocaleLowerCase('en').includes(wanted));
};
