const isText = (node) =>
  (node.type === 'StringLiteral' && /\w \w/.test(node.value)) ||
  (node.type === 'TemplateLiteral' && node.quasis.some(({ value }) => /\w \w| \w|\w /.test(value.raw)));

const isDescription = (node) => node.type === 'CallExpression' && node.callee.property?.name === 'meta';

/**
 * Sentences for people and descriptions for the API's documentation are not mutated: a test that repeats them proves nothing. The sentences
 * that docs/specification.md fixes are compared with it by a test of the website.
 */
const shouldIgnore = ({ node, parentPath }) => {
  if (isText(node)) return 'a sentence';
  return parentPath && isDescription(parentPath.node) && node.type === 'ObjectExpression' ? 'a description' : undefined;
};

/** How the tool finds the plugin. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'texts', value: { shouldIgnore } }];
