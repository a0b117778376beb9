/** What texts of a package are called, by the beginnings of their paths. */
const names: Readonly<Record<string, string>> = {
  title: 'Title',
  description: 'Description',
  itinerary: 'Day',
  highlights: 'Highlight',
  included: 'Included',
  notIncluded: 'Not included',
  toBring: 'What to bring',
  meetingPoint: 'Meeting point',
  languages: 'Guides speak',
  question: 'Question',
  answer: 'Answer',
  categories: 'Category',
  seasons: 'Season',
  name: 'Extra',
  text: 'Text of extra',
};

const isNumber = (part: string | undefined): boolean => /^\d+$/.test(part ?? '');

/** The name of a text of a package: 'Day 3' for `itinerary/2`, 'Answer 1' for `facts/questions/0/answer`. */
export const packageTextName = (path: string): string => {
  const parts = path.split('/').filter((part) => part !== 'facts' && part !== 'questions');
  const kind = parts.find((part) => !isNumber(part) && part !== 'extras' && Object.hasOwn(names, part)) ?? path;
  const [own] = parts.filter((part) => part !== kind && part !== 'extras');
  const which = own === undefined ? '' : isNumber(own) && kind !== 'categories' ? ` ${Number(own) + 1}` : ` (${own})`;
  return `${names[kind] ?? kind}${which}`;
};
