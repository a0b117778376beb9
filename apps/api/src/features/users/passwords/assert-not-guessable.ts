import { ApiError } from '../../../errors/api-error.ts';

/** Loaded with the first password that is chosen: the list of common ones takes 30 MB. */
const loadJudge = async () => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
};
let judge: ReturnType<typeof loadJudge> | null = null;

/** Fewer guesses than 10^6 find a password below. */
const LOWEST_SCORE = 2;
/** More of a password is not looked at: the time that it takes grows with the square of the length. */
const JUDGED_CHARACTERS = 32;
const SENTENCE = 'This password is easy to guess. Use a longer one, without your name and without common words.';

/**
 * @param context what others know of the person and the site: names, addresses, the brand
 * @throws VALIDATION at the field when the password is common, or made of what others know
 */
export const assertNotGuessable = async (
  password: string,
  { field, context }: { field: string; context: readonly string[] },
): Promise<void> => {
  judge ??= loadJudge();
  const words = context.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2);
  const { score } = (await judge).check(password.slice(0, JUDGED_CHARACTERS), words);
  if (score < LOWEST_SCORE) throw new ApiError('VALIDATION', SENTENCE, { [field]: SENTENCE });
};
