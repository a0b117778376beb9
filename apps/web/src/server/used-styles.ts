/** A rule, or a group of rules (`@layer`, `@media` …) when it has `inner`. */
type Rule = {
  readonly before: string;
  readonly text: string;
  readonly inner: readonly Rule[] | null;
  /** Per selector the classes that an element must have, itself or around it; null for rules without selectors. */
  readonly needs: readonly (readonly string[])[] | null;
};
export type StyleSheet = readonly Rule[];

const TOKEN = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*[\s\S]*?\*\/|[{};]/g;
const GROUP = /^@(layer|media|supports|container)\b/;

// Escaped signs are moved out of the way, so that a bracket in a class is none in the selector.
const MASK = 0xe000;
const mask = (selector: string): string =>
  selector.replaceAll(/\\(.)/g, (_, sign: string) => String.fromCodePoint(MASK + (sign.codePointAt(0) ?? 0)));
const unmask = (name: string): string =>
  name.replaceAll(/[\ue000-\ue0ff]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - MASK));

/** What is refused or one of several is not needed. */
const OPTIONAL = /:(?:not|has)\([^()]*\)|\([^()]*,[^()]*\)/g;

const needsOf = (prelude: string): string[][] => {
  let selectors = mask(prelude).replaceAll(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== selectors; ) {
    before = selectors;
    selectors = selectors.replaceAll(OPTIONAL, '');
  }
  return selectors
    .split(',')
    .map((selector) => [...selector.matchAll(/\.([\w\ue000-\ue0ff-]+)/g)].map(([, name = '']) => unmask(name)));
};

const ruleOf = (before: string, body: string): Rule => {
  const prelude = before.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim();
  const text = `${prelude}{${body}}`;
  if (GROUP.test(prelude)) return { before: prelude, text, inner: readStyleSheet(body), needs: null };
  return { before: prelude, text, inner: null, needs: prelude.startsWith('@') ? null : needsOf(prelude) };
};

/** A built style sheet, read once for all the pages that take their rules from it. */
export const readStyleSheet = (css: string): StyleSheet => {
  const rules: Rule[] = [];
  let [start, open, depth] = [0, 0, 0];
  for (const { 0: token, index } of css.matchAll(TOKEN)) {
    if (token === '{') {
      if (depth === 0) open = index;
      depth += 1;
    } else if (token === '}') {
      depth -= 1;
      if (depth > 0) continue;
      rules.push(ruleOf(css.slice(start, open), css.slice(open + 1, index)));
      start = index + 1;
    } else if (token === ';' && depth === 0) {
      rules.push({ before: '', text: css.slice(start, index + 1).trim(), inner: null, needs: null });
      start = index + 1;
    }
  }
  return rules;
};

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
 * The rules of a style sheet that can apply to a page as it was sent, in their order: all but those for classes that it does not have.
 * Until code changes the page, it looks as with the whole sheet.
 */
export const usedStyles = (sheet: StyleSheet, html: string): string => {
  const classes = classesIn(html);
  const hasAll = (names: readonly string[]): boolean => names.every((name) => classes.has(name));
  const applies = ({ needs }: Rule): boolean => needs === null || needs.some(hasAll);
  const words = select(sheet, (rule) => nameOf(rule) === undefined && applies(rule));
  return select(sheet, (rule) => {
    const name = nameOf(rule);
    return name === undefined ? applies(rule) : words.includes(name);
  });
};
