// A rule of oxlint, for what travellers read: a text is asked for whole, as a literal, and inside of a
// function, because the language is known only when something is rendered, and no other language puts words
// together as English does.

/** Which arguments of each are texts. */
const TEXTS = { t: [0], rich: [0], tc: [0, 1], tn: [1, 2] };
const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);
/** Begins or ends as a piece does that is put together with another one. */
const PIECE = /^[\s,.;:)]|[\s,(]$/;

const isInFunction = ({ parent }) =>
  parent !== null && parent !== undefined && (FUNCTIONS.has(parent.type) || isInFunction(parent));
const nameOf = (callee) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name);
const isText = (node) => node?.type === 'Literal' && typeof node.value === 'string';

const create = (context) => ({
  CallExpression: (node) => {
    const name = nameOf(node.callee);
    if (!Object.hasOwn(TEXTS, name) || (node.callee.object?.type === 'Identifier' && node.callee.object.name !== 'words')) return;
    const texts = TEXTS[name].map((place) => node.arguments[place]);
    if (!isInFunction(node)) context.report({ node, messageId: 'once' });
    else if (!texts.every(isText)) context.report({ node, messageId: 'made' });
    else if (texts.some(({ value }) => PIECE.test(value))) context.report({ node, messageId: 'piece' });
  },
});

export const wholeTexts = {
  meta: {
    type: 'problem',
    messages: {
      once: 'This text would be said once, before the language is known: ask for it inside of a function.',
      made: 'A text is a literal, so that it is found for translators; what varies is a value of it.',
      piece: 'This is a piece of a sentence: ask for the whole one, with values, tn or rich.',
    },
  },
  create,
};
