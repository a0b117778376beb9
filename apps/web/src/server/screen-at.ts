import { letterKinds } from '@wayfarer/contracts';
import { type Screen, type ScreenName, screens } from '@wayfarer/contracts/screens';

type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParameterOf<Rest> : never;

const OBJECT_ID = '[0-9a-fA-F]{24}';
/** The format of each parameter; an address with anything else belongs to no screen. */
const PARAMETERS: Readonly<Record<ParameterOf<(typeof screens)[ScreenName]['path']>, string>> = {
  id: OBJECT_ID,
  bookingId: OBJECT_ID,
  packageId: OBJECT_ID,
  day: String.raw`\d{4}-\d{2}-\d{2}`,
  // base64url of a key: a cause's id and a kind at least.
  emailId: String.raw`[\w-]{24,300}`,
  kind: letterKinds.join('|'),
  sessionId: String.raw`[\w-]+`,
  // Guides also scan codes of other sites.
  code: '[^/]{1,300}',
};

const patternOf = (path: string): RegExp => {
  const inserted = Object.entries(PARAMETERS).reduce(
    (pattern, [name, form]) => pattern.replace(`{${name}}`, `(?<${name}>${form})`),
    path,
  );
  return new RegExp(`^${inserted}$`);
};

const patterns = Object.entries<Screen>(screens).map(
  ([name, screen]) => [name as ScreenName, screen, patternOf(screen.path)] as const,
);

export type ScreenAddress = {
  readonly name: ScreenName;
  readonly screen: Screen;
  readonly params: Readonly<Record<string, string>>;
};

/**
 * The screen at a decoded path and its parameters; null if there is none, which is answered with status 404.
 */
export const screenAt = (path: string): ScreenAddress | null => {
  for (const [name, screen, pattern] of patterns) {
    const match = pattern.exec(path);
    if (match) return { name, screen, params: { ...match.groups } };
  }
  return null;
};
