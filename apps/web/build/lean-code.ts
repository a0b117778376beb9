import type { Plugin } from 'vite';

type Node = { type: string; start: number; end: number; [part: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const nodesIn = (node: Node): Node[] => [node, ...Object.values(node).flat().filter(isNode).flatMap(nodesIn)];

/** Calls that carry a sentence, and at which place. */
const SENTENCE_AT: Readonly<Record<string, number>> = { invariant: 1, warning: 1, warningOnce: 2, Error: 0 };

const sentenceOf = (node: Node): Node | null => {
  if (!/^(Call|New)Expression$/.test(node.type) || !isNode(node.callee)) return null;
  const place = SENTENCE_AT[String(node.callee.name)];
  if (place === undefined || !Array.isArray(node.arguments)) return null;
  const sentence: unknown = node.arguments[place];
  return isNode(sentence) && /^(Literal|TemplateLiteral)$/.test(sentence.type) ? sentence : null;
};

const without = (code: string, cuts: readonly Node[], instead: string): string =>
  cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + instead + text.slice(end), code);

/**
 * Functions of React Router's framework mode, which fetches routes and draws whole documents by itself. This site never comes to them, but
 * `Link` and `RouterProvider` mention them, so that no bundler can leave them out.
 */
const OF_FRAMEWORK_MODE = [
  'PrefetchPageLinksImpl',
  'RSCPrefetchPageLinksImpl',
  'RSCErrorHandler',
  'RemixRootDefaultErrorBoundary',
  'instrumentClientSideRouter',
  'getRouteInstrumentationUpdates',
];

/** The bodies of functions of framework mode, by the functions' names. */
const frameworkBodiesIn = (program: Node): Map<string, Node> =>
  new Map(
    nodesIn(program).flatMap(({ type, id, body }): [string, Node][] => {
      const name = type === 'FunctionDeclaration' && isNode(id) ? String(id.name) : '';
      return OF_FRAMEWORK_MODE.includes(name) && isNode(body) ? [[name, body]] : [];
    }),
  );

/** React Router names its development build under every condition. Taken are the other one, and its checks without their sentences. */
const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    handler: async function (source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found === null ? null : { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  },
  transform: {
    filter: { id: /\/react-router\/dist\/production\/[\w-]+\.mjs$/ },
    handler: function (code) {
      const parse = (source: string) => this.parse(source) as unknown as Node;
      const lean = without(code, [...frameworkBodiesIn(parse(code)).values()], '{}');
      const messages = nodesIn(parse(lean))
        .map(sentenceOf)
        .filter((node) => node !== null);
      return { code: without(lean, messages, '""'), map: null };
    },
  },
});

/** What the contract says of an endpoint to the server and to readers of its document, and to no browser. */
const leanRoutes = (): Plugin => ({
  name: 'lean-routes',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contracts\/src\/[\w-]+\/[\w-]+\.routes\.ts$/ },
    handler: (code) => ({
      code: code.replaceAll(/\b(?:summary|access|owned):\s*'(?:[^'\\]|\\.)*',?/g, '').replaceAll(/\berrors:\s*\[[^\]]*\],?/g, ''),
      map: null,
    }),
  },
});

/** Tailwind sets its properties once more for browsers that cannot register them. All of the build's target can. */
const FOR_OLD_BROWSERS = /@layer properties\{@supports [^{]*\{[^{]*\{[^}]*\}\}\}/;

const leanStyles = (): Plugin => ({
  name: 'lean-styles',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = String(file.source).replace(FOR_OLD_BROWSERS, '');
      }
    },
  },
});

/** Leaves out what only developers read, and what only browsers below the build's target need. */
export const leanCode = (): Plugin[] => [leanRouter(), leanRoutes(), leanStyles()];
