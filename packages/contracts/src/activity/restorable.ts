/** Prices and texts: the fields of each kind of thing whose former value can be put back. */
const restorable: Readonly<Record<string, readonly string[]>> = {
  package: [
    'title',
    'description',
    'itinerary',
    'facts',
    'price',
    'categories',
    'seasons',
    'groups',
    'single',
    'extras',
    'deposit',
  ],
  destination: ['name', 'country', 'description'],
  agency: [
    'name',
    'phone',
    'email',
    'address',
    'hours',
    'aboutLead',
    'aboutText',
    'storyHeading',
    'storyLead',
    'story',
    'deposit',
  ],
};
export const isRestorable = (thing: string, field: string): boolean =>
  Object.hasOwn(restorable, thing) && (restorable[thing] ?? []).includes(field);
