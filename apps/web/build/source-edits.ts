export type Node = { type: string; start: number; end: number; [part: string]: unknown };

/** What stands from `start` to `end` gives way to `text`. */
export type Edit = { start: number; end: number; text: string };

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const collect = (node: Node, found: Node[]): Node[] => {
  found.push(node);
  for (const part of Object.values(node).flat()) if (isNode(part)) collect(part, found);
  return found;
};

const known = new WeakMap<Node, Node[]>();
/** The node and all below it. Kept, because a program of thousands is searched for each name. */
export const nodesIn = (node: Node): readonly Node[] => {
  const found = known.get(node) ?? collect(node, []);
  known.set(node, found);
  return found;
};

/** Calls that carry a sentence for developers, and at which place. */
const SENTENCE_AT: Readonly<Record<string, number>> = {
  invariant: 1,
  invariant2: 1,
  warning: 1,
  warnOnce: 1,
  warningOnce: 2,
  Error: 0,
};

const sentenceOf = (node: Node): Node | null => {
  if (!/^(Call|New)Expression$/.test(node.type) || !isNode(node.callee)) return null;
  const place = SENTENCE_AT[String(node.callee.name)];
  if (place === undefined || !Array.isArray(node.arguments)) return null;
  const sentence: unknown = node.arguments[place];
  if (!isNode(sentence)) return null;
  // An error's may be what a user is told; the others are never read but by a developer.
  return place === 0 && !/^(Literal|TemplateLiteral)$/.test(sentence.type) ? null : sentence;
};

export const sentencesIn = (program: Node): Edit[] =>
  nodesIn(program)
    .map(sentenceOf)
    .filter((node) => node !== null)
    .map(({ start, end }) => ({ start, end, text: '""' }));

const isWithin = (one: Edit, other: Edit): boolean =>
  other.start <= one.start && one.end <= other.end && one.end - one.start < other.end - other.start;

/** One that lies within another goes with it. */
export const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .filter((one) => !edits.some((other) => isWithin(one, other)))
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), code);
