import type { ManifestAnswers } from '@wayfarer/contracts';

type AnswerColumn = { readonly heading: string; readonly key: string; readonly at: number };

const keyOf = ({ question, text }: { question: string; text: string }): string => `${question} ${text}`;

/**
 * A column for each question in the order in which it is asked, those to deleted questions last. What was
 * asked in other words has a column of its own: an answer never stands under a question that nobody asked.
 */
export const answerColumnsOf = (lists: readonly (ManifestAnswers | undefined)[]): AnswerColumn[] => {
  const columns = new Map<string, AnswerColumn>();
  for (const list of lists)
    for (const [at, asked] of (list ?? []).entries()) {
      const key = keyOf(asked);
      const known = columns.get(key);
      if (!known || at < known.at) columns.set(key, { heading: asked.text, key, at });
    }
  return [...columns.values()].toSorted((one, other) => one.at - other.at || (one.key < other.key ? -1 : 1));
};

export const answerAt = ({ key }: AnswerColumn, answers: ManifestAnswers | undefined): string =>
  answers?.find((asked) => keyOf(asked) === key)?.answer ?? '';
