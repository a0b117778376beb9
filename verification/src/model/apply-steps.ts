import { Types } from 'mongoose';

/** A stored document; never changed, only replaced. */
export type StoredDocument = Readonly<Record<string, unknown>>;
type Names = Readonly<Record<string, unknown>>;
type Evaluate = (expression: unknown) => unknown;

const REMOVED = Symbol('removed');

/** Values in the order of the database: a null before numbers and dates. */
const rankOf = (value: unknown): number | string => {
  if (value === null || value === undefined) return Number.NEGATIVE_INFINITY;
  if (value instanceof Date) return value.getTime();
  return value instanceof Types.ObjectId ? value.toHexString() : (value as number | string);
};
const compare = (test: (one: number | string, other: number | string) => boolean) => (parts: unknown[]) =>
  test(rankOf(parts[0]), rankOf(parts[1]));
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const isThere = (value: unknown): boolean => value !== null && value !== undefined;
/** @throws Error for what no step makes a text of */
const textOf = (value: unknown): string => {
  if (value instanceof Types.ObjectId) return value.toHexString();
  if (!isThere(value)) return '';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new Error('The memory database makes a text of ids, numbers and texts alone.');
};

const sumOf = (values: unknown[]): number => values.reduce<number>((sum, value) => sum + Number(value ?? 0), 0);

const operators: Readonly<Record<string, (parts: unknown[]) => unknown>> = {
  $eq: compare((one, other) => one === other),
  $ne: compare((one, other) => one !== other),
  $gt: compare((one, other) => one > other),
  $gte: compare((one, other) => one >= other),
  $lt: compare((one, other) => one < other),
  $lte: compare((one, other) => one <= other),
  $in: ([wanted, list]) => listOf(list).some((one) => rankOf(one) === rankOf(wanted)),
  $not: ([condition]) => !condition,
  $and: (parts) => parts.every(Boolean),
  $or: (parts) => parts.some(Boolean),
  $add: sumOf,
  $subtract: ([from, value]) => (isThere(from) && isThere(value) ? Number(from) - Number(value) : null),
  $size: ([list]) => listOf(list).length,
  $sum: (parts) => sumOf(parts.flatMap(listOf)),
  $max: (parts) => parts.filter(isThere).reduce((most, part) => (rankOf(part) > rankOf(most) ? part : most), null),
  $min: (parts) => {
    const values = parts.flatMap(listOf).filter(isThere);
    return values.reduce((least, part) => (rankOf(part) < rankOf(least) ? part : least), values[0] ?? null);
  },
  $mergeObjects: (parts) => Object.assign({}, ...parts.filter(isThere)),
  $first: ([list]) => listOf(list)[0],
  $ifNull: ([value, instead]) => (isThere(value) ? value : instead),
  $concatArrays: (parts) => parts.flat(),
  $toString: ([value]) => textOf(value),
  $substrCP: ([text, from, count]) => textOf(text).slice(Number(from), Number(from) + Number(count)),
  $cond: ([condition, then, otherwise]) => (condition ? then : otherwise),
};

type OverList = { input: unknown; as?: string; cond?: unknown; in?: unknown };

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const valueAt = (names: Names, path: string): unknown =>
  path.split('.').reduce<unknown>((value, field) => {
    if (Array.isArray(value)) return value.map((entry) => (isPlain(entry) ? entry[field] : undefined));
    return isPlain(value) ? value[field] : undefined;
  }, names);

const overList = (operator: string, { input, as = 'this', ...each }: OverList, names: Names): unknown[] => {
  const list = listOf(evaluated(input, names));
  const of = (entry: unknown, expression: unknown) => evaluated(expression, { ...names, [`$${as}`]: entry });
  return operator === '$filter' ? list.filter((entry) => of(entry, each.cond)) : list.map((entry) => of(entry, each.in));
};

type Reduction = { input: unknown; initialValue: unknown; in: unknown };

const reduced = ({ input, initialValue, in: each }: Reduction, names: Names): unknown =>
  listOf(evaluated(input, names)).reduce<unknown>(
    (value, entry) => evaluated(each, { ...names, $this: entry, $value: value }),
    evaluated(initialValue, names),
  );

type Variables = { vars: Names; in: unknown };

const withVariables = ({ vars, in: expression }: Variables, names: Names): unknown => {
  const values = Object.entries(vars).map(([name, value]) => [`$${name}`, evaluated(value, names)]);
  return evaluated(expression, { ...names, ...Object.fromEntries(values) });
};

/** The value of an expression; of the database's operators it knows those that the product writes with. */
const evaluated = (expression: unknown, names: Names): unknown => {
  const evaluate: Evaluate = (part) => evaluated(part, names);
  if (expression === '$$REMOVE') return REMOVED;
  if (typeof expression === 'string' && expression.startsWith('$')) return valueAt(names, expression.slice(1));
  if (Array.isArray(expression)) return expression.map(evaluate);
  if (!isPlain(expression)) return expression;
  const [[operator, operand] = ['', undefined]] = Object.entries(expression);
  if (operator === '$filter' || operator === '$map') return overList(operator, operand as OverList, names);
  if (operator === '$reduce') return reduced(operand as Reduction, names);
  if (operator === '$literal') return operand;
  if (operator === '$let') return withVariables(operand as Variables, names);
  const operate = operators[operator];
  if (operate) return operate(listOf(operand).map(evaluate));
  if (operator.startsWith('$')) throw new Error(`The memory database does not know ${operator}.`);
  return Object.fromEntries(Object.entries(expression).map(([field, part]) => [field, evaluate(part)]));
};

/** Whether a document fulfils a condition. */
export const fulfils = (document: StoredDocument, condition: unknown): boolean => Boolean(evaluated(condition, document));

/** What the steps of one write make of a document. */
export const applySteps = (document: StoredDocument, steps: readonly { readonly $set: StoredDocument }[]): StoredDocument => {
  let present: Record<string, unknown> = { ...document };
  for (const { $set } of steps) {
    const set = Object.entries($set).map(([field, expression]) => [field, evaluated(expression, present)]);
    const after = Object.entries({ ...present, ...Object.fromEntries(set) });
    present = Object.fromEntries(after.filter(([, value]) => value !== REMOVED));
  }
  return present;
};
