import { type Question, questionKinds } from '../../traveller/question.rules.ts';
import { doubledIn, undoubledIn } from './doubled-sign.ts';
import { cellOf, entriesIn, shown, UnreadableText } from './unreadable-text.ts';

const BETWEEN = ' | ';
const BAR = '|';

/**
 * 'Shirt size? | choice | traveller | required | S | M': how it is answered and by whom, and the choices. A
 * bar within one of the parts stands twice.
 */
export const ownQuestionsTextOf = (questions: readonly Question[]): string =>
  cellOf(
    questions.map(({ text, kind, of, required, choices = [] }) =>
      [text, kind, of, required ? 'required' : 'optional', ...choices].map((part) => doubledIn(part, BAR)).join(BETWEEN),
    ),
  );

/** The same each time a text is imported, and another than that of any question that was there before. */
const idOf = (text: string, taken: readonly string[]): string => {
  let hash = 0x81_1c_9d_c5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  const id = hash.toString(36);
  const further = Array.from({ length: taken.length }, (_, index) => `${id}-${index + 2}`);
  return [id, ...further].find((one) => !taken.includes(one)) ?? id;
};

/** Questions keep their ids, by which answers know them, as long as they keep their words. */
export const ownQuestionsIn = (
  text: string,
  { ownQuestions: before = [] }: { ownQuestions?: readonly Question[] | undefined },
) => {
  const taken: string[] = [];
  return entriesIn(text).map((entry) => {
    const [words = '', how = '', who = '', needed = '', ...choices] = entry.split(BETWEEN).map((part) => undoubledIn(part, BAR));
    const kind = questionKinds.find((one) => one === how.trim().toLowerCase());
    const of = (['traveller', 'booking'] as const).find((one) => one === who.trim().toLowerCase());
    const required = (['required', 'optional'] as const).find((one) => one === needed.trim().toLowerCase());
    if (!kind || !of || required === undefined)
      throw new UnreadableText(
        `${shown(entry)} cannot be read. Write it like “Shirt size? | choice | traveller | required | S | M”, or with text or yes-no, booking, optional.`,
      );
    const same = before.find((one) => one.text === words && !taken.includes(one.id));
    const id = same?.id ?? idOf(words, [...taken, ...before.map((one) => one.id)]);
    taken.push(id);
    return { id, text: words, kind, of, required: required === 'required', ...(choices.length > 0 ? { choices } : {}) };
  });
};
