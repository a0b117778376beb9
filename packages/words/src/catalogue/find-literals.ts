import { parseSync } from 'oxc-parser';

/** A text in a source file that nothing asks for in the language of the moment. */
export type FoundLiteral = { readonly text: string; readonly line: number };

type Node = { readonly type: string; readonly start: number; readonly [field: string]: unknown };
type Literal = { readonly text: string; readonly start: number };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** 'console.error' for what is called so, 'aria-label' for an attribute. */
const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return `${nameOf(node.object)}.${nameOf(node.property)}`;
  return typeof node.name === 'string' ? node.name : nameOf(node.name ?? node.key);
};

/** Attributes that nobody reads or hears. */
const UNSEEN =
  /^(class|className|id|key|to|href|hrefLang|lang|dir|src|srcSet|sizes|type|role|name|variant|size|tone|style|rel|as|htmlFor|action|method|autoComplete|inputMode|enterKeyHint|d|viewBox|transform|fill|stroke|accept|pattern|property|data-[\w-]+|aria-(labelledby|describedby|controls|current|live|haspopup|hidden))$/;

/** What they are given is asked for already, for developers, or no words. */
const NO_TEXTS =
  /^(t|tc|tn|rich|classNames|header|keep|logFailure|matchMedia|RegExp|\w*Error|console\.\w+|.*\.(t|tc|tn|addEventListener|removeEventListener|querySelector|querySelectorAll|closest|getItem|setItem|removeItem|getAttribute|setAttribute|setProperty|startsWith|endsWith|includes|has|get|set|DateTimeFormat))$/;

const LETTERS = /\p{L}{2}/u;
/** One word as a label has it, or words that begin as a label or a sentence does. */
const BEGINS = /^\p{Lu}\p{Ll}+([.…!?:]|[-’']\p{L}+)?$|^\W*\p{Lu}[\p{L}’']*[ ,]\P{Lu}|^\p{Lu}[\p{Ll}’']+[:,.]? \S/u;
/** Words between the values of a template. */
const PIECE = /(^|[ .,(])\p{Ll}{2,}[ ,.)]/u;
/** Addresses, media queries, styles, code. */
const CODE = /^[/#.]|:\/\/|[{}=;<>[\]]|\b\d+(px|rem|vw|dvh)\b|^\w+:\S|\w\(|^--/;

const isText = (text: string): boolean => LETTERS.test(text) && !CODE.test(text) && BEGINS.test(text);
const isPiece = (text: string): boolean => /\s/.test(text) && !/-/.test(text) && !CODE.test(text) && PIECE.test(text);

/** What may be seen of a text; a value of a template stands as '…'. */
const shownBy = (node: Node): string | null => {
  if (node.type === 'JSXText') return LETTERS.test(String(node.value)) ? String(node.value) : null;
  if (node.type === 'Literal') return typeof node.value === 'string' && isText(node.value) ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  const quasis = node.quasis as { readonly value: { readonly cooked: string } }[];
  const text = quasis.map(({ value }) => value.cooked).join('…');
  return isText(text) || isPiece(text) ? text : null;
};

/** The fields of a node in which there may be texts: not names of modules, types and fields, nor comparisons. */
const fieldsOf = (node: Node): unknown[] => {
  if (node.type === 'CallExpression' || node.type === 'NewExpression')
    return NO_TEXTS.test(nameOf(node.callee)) ? [node.callee] : [node.callee, node.arguments];
  if (node.type === 'JSXAttribute') return UNSEEN.test(nameOf(node)) ? [] : [node.value];
  if (node.type === 'Property') return isNode(node.key) && node.key.value === '@type' ? [] : [node.value];
  if (node.type === 'BinaryExpression') return /=|in/.test(String(node.operator)) ? [] : [node.left, node.right];
  if (node.type === 'MemberExpression') return [node.object];
  if (node.type === 'SwitchCase') return [node.consequent];
  if (node.type === 'ExportNamedDeclaration') return [node.declaration];
  return /^(Import|ExportAll|TS(?!As|NonNull|Satisfies))/.test(node.type) ? [] : Object.values(node);
};

const literalsIn = function* (value: unknown): Generator<Literal> {
  if (Array.isArray(value)) for (const item of value) yield* literalsIn(item);
  if (!isNode(value)) return;
  const text = shownBy(value);
  if (text !== null) yield { text, start: value.start };
  for (const field of fieldsOf(value)) yield* literalsIn(field);
};

/**
 * Every text of a source file that people may see and that is not asked for by `t`, `tc`, `tn` or `rich`, as
 * far as it begins as a text does: a single word in small letters may be a name as well.
 */
export const findLiterals = (file: string, source: string): FoundLiteral[] =>
  [...literalsIn(parseSync(file, source).program)].map(({ text, start }) => ({
    text: text.replaceAll(/\s+/g, ' ').trim(),
    line: source.slice(0, start).split('\n').length,
  }));
