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

/** 'Own question 2', or 'Own question 2, choice 1': its id says nothing to who reads it. */
const ownQuestionName = ([, id, , choice]: readonly string[], asked: readonly { readonly id: string }[]): string => {
  const name = `Own question ${asked.findIndex((question) => question.id === id) + 1}`;
  return choice === undefined ? name : `${name}, choice ${Number(choice) + 1}`;
};

/**
 * The name of a text of a package: 'Day 3' for `itinerary/2`, 'Answer 1' for `facts/questions/0/answer`.
 * @param asked the own questions of the package, which are told by their places
 */
export const packageTextName = (path: string, asked: readonly { readonly id: string }[] = []): string => {
  if (path.startsWith('ownQuestions/')) return ownQuestionName(path.split('/'), asked);
  const parts = path.split('/').filter((part) => part !== 'facts' && part !== 'questions');
  const kind = parts.find((part) => !isNumber(part) && part !== 'extras' && Object.hasOwn(names, part)) ?? path;
  const [own] = parts.filter((part) => part !== kind && part !== 'extras');
  const which = own === undefined ? '' : isNumber(own) && kind !== 'categories' ? ` ${Number(own) + 1}` : ` (${own})`;
  return `${names[kind] ?? kind}${which}`;
};
