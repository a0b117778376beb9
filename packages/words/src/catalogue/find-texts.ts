import { parseSync } from 'oxc-parser';
import { keyOf } from '../words.ts';

/** A text that a program asks for. */
export type FoundText = { readonly key: string; readonly english: readonly string[] };

type Node = { readonly type: string; readonly [field: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const nodesIn = function* (value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item);
  if (!isNode(value)) return;
  yield value;
  for (const field of Object.values(value)) yield* nodesIn(field);
};

/** `t`, or `words.t`. */
const calledBy = ({ callee }: Node): unknown => {
  if (!isNode(callee)) return undefined;
  return callee.type === 'MemberExpression' && isNode(callee.property) ? callee.property.name : callee.name;
};

/** The text of a literal, or of a template without values. */
const literalOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
};

const literals = (...nodes: unknown[]): string[] => nodes.flatMap((node) => literalOf(node) ?? []);

const textOf = (call: Node): FoundText | null => {
  const [first, second, third] = call.arguments as unknown[];
  const name = calledBy(call);
  const [texts, context] =
    name === 't' || name === 'rich'
      ? [literals(first)]
      : name === 'tc'
        ? [literals(second), literalOf(first)]
        : [literals(second, third)];
  const isAsked = name === 't' || name === 'rich' || name === 'tc' || (name === 'tn' && texts.length === 2);
  const [english] = texts;
  return isAsked && english !== undefined ? { key: keyOf(english, context), english: texts } : null;
};

/** Every text that a source file asks for by `t`, `tc`, `tn` or `rich`, in its order. */
export const findTexts = (file: string, source: string): FoundText[] =>
  [...nodesIn(parseSync(file, source).program)].flatMap((node) => (node.type === 'CallExpression' ? (textOf(node) ?? []) : []));
