/** A rule, or a group of rules (`@layer`, `@media` …) when it has `inner`. */
export type Rule = {
  readonly before: string;
  readonly text: string;
  readonly inner: readonly Rule[] | null;
  /** Per selector the classes that an element must have, itself or around it; null for rules without selectors. */
  readonly needs: readonly (readonly string[])[] | null;
};
/** A built style sheet, as the build has read it (build/read-style-sheet.ts). */
export type StyleSheet = readonly Rule[];

const select = (rules: readonly Rule[], isUsed: (rule: Rule) => boolean): string =>
  rules
    .map((rule) => {
      if (rule.inner === null) return isUsed(rule) ? rule.text : '';
      const inner = select(rule.inner, isUsed);
      // An empty layer still says where it stands among the others.
      return inner !== '' || rule.before.startsWith('@layer') ? `${rule.before}{${inner}}` : '';
    })
    .join('');

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" };

const classesIn = (html: string): ReadonlySet<string> => {
  const names = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = '']) => value.split(/\s+/));
  return new Set(names.map((name) => name.replaceAll(/&(\w+|#x27);/g, (whole, entity: string) => ENTITIES[entity] ?? whole)));
};

/** Registered properties and movements, by the name that other rules use. */
const nameOf = ({ before }: Rule): string | undefined => /^@(?:property|keyframes)\s+([\w-]+)/.exec(before)?.[1];

/**
 * The rules of a style sheet that can apply to a page as it was sent, in their order: all but those for classes that it does not have
 * (docs/decisions/0012 says why no library chooses them). Until code changes the page, it looks as with the whole sheet.
 */
export const usedStyles = (sheet: StyleSheet, html: string): string => {
  const classes = classesIn(html);
  const applies = ({ needs }: Rule): boolean => needs === null || needs.some((names) => names.every((name) => classes.has(name)));
  const words = select(sheet, (rule) => nameOf(rule) === undefined && applies(rule));
  return select(sheet, (rule) => {
    const name = nameOf(rule);
    return name === undefined ? applies(rule) : words.includes(name);
  });
};
