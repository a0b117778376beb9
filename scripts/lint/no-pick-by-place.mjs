// A rule of oxlint, for tests: no item is taken by its place from a list whose order may be chance, as that
// of rows, of answers, and of what runs at once. Such a test is red now and then, and right by luck
// otherwise.

/** Properties and variables, and calls, whose value is such a list. */
const LISTS = new Set(['body', 'received', 'stored']);
const CALLS = new Set(['callsOf', 'toArray']);
/** Calls that pass a list on. */
const PASS_ON = new Set(['filter', 'flatMap', 'map', 'slice', 'toReversed']);
/** Functions of others whose promise is of a tuple, or of the test's own value. */
const TUPLES = new Set(['once', 'waitFor']);
const PICKS = new Set(['at', 'findLast', 'pop', 'shift']);
const WRAPPERS = new Set([
  'AwaitExpression',
  'ChainExpression',
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSNonNullExpression',
]);

/** What is below casts and `await`, and whether it is awaited. */
const unwrap = (node, isAwaited = false) =>
  node && WRAPPERS.has(node.type)
    ? unwrap(node.expression ?? node.argument, isAwaited || node.type === 'AwaitExpression')
    : { node, isAwaited };

const isNumber = ({ type, value, operator }) =>
  (type === 'Literal' && typeof value === 'number') || (type === 'UnaryExpression' && operator === '-');

/** `callsOf('listBookings').at(-1)`: what a page asked for last, after a user's steps one after another. */
const isLatestCall = ({ callee, arguments: [place] }) =>
  callee.property.name === 'at' && place?.type === 'UnaryExpression' && callee.object.callee?.name === 'callsOf';

const create = (context) => {
  const declaratorOf = (identifier) => {
    let scope = context.sourceCode.getScope(identifier);
    while (scope && !scope.set.has(identifier.name)) scope = scope.upper;
    const [definition] = scope?.set.get(identifier.name)?.defs ?? [];
    return definition?.type === 'Variable' ? definition.node : undefined;
  };
  /** By its first value, or as `const { body: trail } = …`. */
  const isListVariable = (identifier) => {
    const { id, init } = declaratorOf(identifier) ?? {};
    if (id?.type !== 'ObjectPattern') return id?.type === 'Identifier' && isList(init);
    return id.properties.some(({ key, value }) => value?.name === identifier.name && LISTS.has(key.name));
  };
  /** Whether its order may be chance, as far as names and the variable's first value tell. */
  const isList = (expression) => {
    const { node, isAwaited } = unwrap(expression);
    if (node?.type === 'MemberExpression') return !node.computed && LISTS.has(node.property.name);
    if (node?.type === 'Identifier') return LISTS.has(node.name) || isListVariable(node);
    if (node?.type !== 'CallExpression') return false;
    const { callee } = node;
    if (callee.type === 'Identifier') return CALLS.has(callee.name) || (isAwaited && !TUPLES.has(callee.name));
    const name = callee.property?.name;
    return CALLS.has(name) || LISTS.has(name) || (PASS_ON.has(name) && isList(callee.object));
  };
  const check = (node, list) => {
    if (isList(list)) context.report({ node, messageId: 'picked' });
  };
  return {
    MemberExpression: (node) => {
      if (node.computed && isNumber(node.property)) check(node, node.object);
    },
    CallExpression: (node) => {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || !PICKS.has(callee.property.name) || isLatestCall(node)) return;
      check(node, callee.object);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'ArrayPattern') check(id, init);
    },
    Property: ({ key, value }) => {
      if (value.type === 'ArrayPattern' && LISTS.has(key.name)) context.report({ node: value, messageId: 'picked' });
    },
  };
};

export const noPickByPlace = {
  meta: {
    type: 'problem',
    messages: {
      picked: 'The order of this list may be chance: take the one item with only(list, matches), or compare the whole list.',
    },
  },
  create,
};
