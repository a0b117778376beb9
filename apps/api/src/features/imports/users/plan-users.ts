import { createHash } from 'node:crypto';
import { type Details, detailsSchema, registrationSchema, TRAVELLER, userColumnHeadings } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { addWithoutPassword, userRepository } from '../../users/index.ts';
import { type PlannedLine, problemsOf } from '../planned-line.ts';
import type { CsvLine, Headings } from '../read-csv.ts';

type UserColumn = keyof typeof userColumnHeadings;
type UserLine = CsvLine<UserColumn>;

export const userHeadings: Headings<UserColumn> = {
  columns: userColumnHeadings,
  isComplete: (has) => (has('email') ? [] : ['email']),
};

const keyOf = (text: string): string => text.trim().toLowerCase();

/**
 * A name for somebody whose file gives none: the part of the address before the @, in letters that names
 * have.
 */
const nameFor = (email: string, isTaken: (name: string) => boolean): string => {
  const [before = ''] = email.split('@');
  const plain = before.replaceAll(/[^A-Za-z0-9._-]/g, '').slice(0, 24);
  if (plain.length >= 3 && !isTaken(plain)) return plain;
  const mark = createHash('sha256').update(keyOf(email)).digest('hex').slice(0, 6);
  return `${plain || 'traveller'}-${mark}`;
};

type Texts = UserLine['texts'];

/** The name and the phone number in a line, where it has any. */
const detailsIn = ({ name = '', phone = '' }: Texts): Details => ({
  ...(name.trim() === '' ? {} : { name }),
  ...(phone.trim() === '' ? {} : { phone }),
});

const detailProblems = (texts: Texts) =>
  (detailsSchema.safeParse(detailsIn(texts)).error?.issues ?? []).map(({ path, message }) => ({
    path: path.map(String),
    message,
  }));

/** What stands in a line that a new traveller cannot have. */
const problemsIn = ({ line, texts }: UserLine, isTaken: (name: string) => boolean) => {
  const { email, username, role } = texts;
  const address = registrationSchema.shape.email.safeParse(email);
  const name = username ? registrationSchema.shape.username.safeParse(username) : null;
  const found = [
    ...(address.error?.issues ?? []).map(({ message }) => ({ path: ['email'], message })),
    ...(name?.error?.issues ?? []).map(({ message }) => ({ path: ['username'], message })),
    ...detailProblems(texts),
    ...(username && isTaken(username) ? [{ path: ['username'], message: 'Somebody else has this username.' }] : []),
    ...(role && keyOf(role) !== keyOf(TRAVELLER)
      ? [{ path: ['role'], message: 'Only travellers are imported. Invite staff by email instead.' }]
      : []),
  ];
  return problemsOf(line, found, userColumnHeadings);
};

/**
 * What each line of a file would do. Somebody whose address has an account stays as they are; everybody else
 * gets one without a password, and no email.
 */
export const planUsers = async (
  needs: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  lines: readonly UserLine[],
): Promise<PlannedLine[]> => {
  const users = userRepository(needs.database);
  const known = await users.emailKeysAmong(lines.map(({ texts }) => texts.email?.trim() ?? ''));
  const unknown = lines.filter(({ texts }) => !known.has(keyOf(texts.email ?? '')));
  const wanted = unknown.map(({ texts: { username, email = '' } }) => username?.trim() || nameFor(email, () => false));
  const taken = new Set((await users.idsOfNames(wanted)).keys());
  const seen = new Map<string, number>();
  return lines.map((line): PlannedLine => {
    const email = (line.texts.email ?? '').trim();
    const planned = { line: line.line, name: email, problems: [] };
    const earlier = seen.get(keyOf(email));
    if (earlier !== undefined && email !== '')
      return {
        ...planned,
        outcome: 'wrong',
        problems: problemsOf(
          line.line,
          [{ path: ['email'], message: `Line ${earlier} has the same address.` }],
          userColumnHeadings,
        ),
      };
    seen.set(keyOf(email), line.line);
    if (known.has(keyOf(email))) return { ...planned, outcome: 'unchanged' };
    const isTaken = (name: string): boolean => taken.has(keyOf(name));
    const problems = problemsIn(line, isTaken);
    if (problems.length > 0) return { ...planned, outcome: 'wrong', problems };
    const username = line.texts.username?.trim() || nameFor(email, isTaken);
    taken.add(keyOf(username));
    const who = { username, email, ...detailsSchema.parse(detailsIn(line.texts)) };
    return { ...planned, outcome: 'new', write: async () => void (await addWithoutPassword(needs, who)) };
  });
};
