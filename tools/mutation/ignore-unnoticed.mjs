const isText = (node) =>
  (node.type === 'StringLiteral' && /\w \w/.test(node.value)) ||
  (node.type === 'TemplateLiteral' && node.quasis.some(({ value }) => /\w \w| \w|\w /.test(value.raw)));

const isDescription = (node) => node.type === 'CallExpression' && node.callee.property?.name === 'meta';

const nameOfCall = ({ callee }) => callee?.property?.name ?? callee?.name;
const logs = new Set(['info', 'warn', 'error']);
const isLog = ({ type, expression }) => type === 'ExpressionStatement' && logs.has(nameOfCall(expression));

/**
 * By function name: the index of the first argument that only changes the cost of the call, a log message, or
 * a name.
 */
const unnoticedFrom = {
  info: 0,
  warn: 0,
  error: 0,
  reached: 0,
  modelOf: 1,
  hint: 0,
  maxTimeMS: 0,
  batchSize: 0,
  find: 1,
  findOne: 1,
  findById: 1,
  pause: 2,
};
const unnoticedFields = new Set(['batchSize', 'hint', 'maxTimeMS', 'ordered', 'projection']);

const isUnnoticedField = ({ key }) => unnoticedFields.has(key?.name);

const isUnnoticed = ({ node, listKey, key, parentPath }) => {
  if (listKey === 'arguments') return key >= unnoticedFrom[nameOfCall(parentPath.node)];
  if (node.type === 'BlockStatement') return node.body.length > 0 && node.body.every(isLog);
  if (isLog(node)) return true;
  if (node.type === 'ObjectExpression') return node.properties.length > 0 && node.properties.every(isUnnoticedField);
  return node.type === 'ObjectProperty' && isUnnoticedField(node);
};

/**
 * Mutants that no test can or should detect. Sentences for people and descriptions for the API's
 * documentation: a test that repeats them proves nothing, and those that docs/specification.md fixes are
 * compared with it by a test of the website. Log messages, names of models and of the points at which
 * `verification` stops the product, and options of a query or a pause that only affect its cost.
 */
const shouldIgnore = (path) => {
  if (isText(path.node)) return 'a sentence';
  if (path.parentPath && isDescription(path.parentPath.node) && path.node.type === 'ObjectExpression') return 'a description';
  return isUnnoticed(path) ? 'cost or log' : undefined;
};

/** The entry point for Stryker. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'unnoticed', value: { shouldIgnore } }];
