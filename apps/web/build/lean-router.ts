import type { Plugin } from 'vite';
import { type Edit, edited, isNode, type Node, nodesIn, sentencesIn } from './source-edits.ts';

/**
 * React Router serves loaders, actions, forms, fetchers, middleware, view transitions, server components and routes that are discovered on the
 * way. This site has none of them: its routes are a path, a component and children, and react-query fetches (lean-router.test.ts holds it
 * to that). The router mentions all of it, so that no bundler can leave it out. Everything named here must be found in the installed version, or
 * the build fails.
 */

/** Throws instead of doing half of it, should it be called after all. */
const LEFT_OUT = 'throw new Error("Left out of this build, see lean-router.ts")';

/** Never called. */
const UNCALLED = [
  // Forms and actions.
  'createRouter handleAction',
  // Loaders: what calls one, and what its answers lead to.
  'callLoaderOrAction runHandler',
  'createRouter startRedirectNavigation',
  'normalizeRelativeRoutingRedirectResponse',
  'parseResponseBody',
  'getRouteHydrationStatus',
  'shouldRevalidateLoader',
  'dataWithResponseInitToErrorResponse',
  // Middleware.
  'runClientMiddlewarePipeline',
  // Links that fetch ahead, and server components.
  'PrefetchPageLinks',
  'RSCErrorHandler',
  'decodeRouteErrorResponseDigest',
  // For links outside of a route.
  'useNavigateUnstable',
  // The root route has an ErrorBoundary.
  'DefaultErrorComponent',
];

/** Called, and find nothing to do. */
const IDLE = ['restoreAppliedTransitions', 'persistAppliedTransitions', 'parseHydrationData'];

/** Left early by all calls that this site makes: under this condition, with what follows left out. */
const EARLY_RETURNS = {
  normalizeNavigateOptions: '!opts || !isSubmissionNavigation(opts)',
  getActionDataForCommit: '!pendingActionResult',
  getSubmissionFromNavigation: '!formMethod || !formAction || !formEncType',
  loadLazyRouteProperty: '!routeToUpdate.lazy || typeof routeToUpdate.lazy !== "object"',
  defaultDataStrategyWithMiddleware: '!args.matches.some((m) => m.route.middleware)',
  'RouterProvider setState': '!viewTransitionOpts || !isViewTransitionAvailable',
  usePrefetchBehavior: '!frameworkContext',
  useViewTransitionState: '!vtContext.isTransitioning',
} as const;

/** Of the router: for fetchers, revalidation, discovered routes and hot reload. */
const UNUSED_MEMBERS = [
  'fetch',
  'revalidate',
  'getFetcher',
  'resetFetcher',
  'deleteFetcher',
  'patchRoutes',
  '_internalFetchControllers',
  '_internalSetRoutes',
  '_internalSetStateDoNotUseOrYouWillBreakYourApp',
];

/** What createBrowserRouter(routes) passes on of its second argument. */
const UNSET_OPTIONS = [
  'basename',
  'getContext',
  'future',
  'hydrationData',
  'dataStrategy',
  'patchRoutesOnNavigation',
  'instrumentations',
];

/** Stay empty without fetchers. */
const EMPTY = ['fetchLoadMatches', 'revalidatingFetchers', 'fetchersQueuedForDeletion'];

const nameOf = (node: unknown): string => (isNode(node) ? String(node.name) : '');

/** A function's body by its name, where it has one of its own; also that of a function handed to a hook. */
const ownBodyOf = ({ type, id, init, body }: Node, name: string): Node | null => {
  if (type === 'FunctionDeclaration' && nameOf(id) === name && isNode(body)) return body;
  if (type !== 'VariableDeclarator' || nameOf(id) !== name || !isNode(init)) return null;
  const made = init.type === 'CallExpression' && Array.isArray(init.arguments) ? (init.arguments[0] as unknown) : init;
  return isNode(made) && isNode(made.body) && made.body.type === 'BlockStatement' ? made.body : null;
};

const missing = (what: string): never => {
  throw new Error(`React Router has no ${what} any more: see build/lean-router.ts.`);
};

/** The body of the function at the end of a way: 'createRouter handleAction' is the one inside the other. */
const bodyAt = (program: Node, way: string): Node =>
  way.split(' ').reduce(
    (within, name) =>
      nodesIn(within)
        .map((node) => ownBodyOf(node, name))
        .find((body) => body !== null) ?? missing(`function ${way}`),
    program,
  );

const statementsOf = ({ body }: Node): Node[] => (Array.isArray(body) ? (body as unknown[]).filter(isNode) : []);

const returnsAtOnce = ({ consequent }: Node): boolean =>
  isNode(consequent) && [consequent, ...statementsOf(consequent)].some((node) => node.type === 'ReturnStatement');

const afterEarlyReturn = (code: string, program: Node, [way, condition]: [string, string]): Edit => {
  const body = bodyAt(program, way);
  const left = statementsOf(body).find((statement) => {
    const { type, test } = statement;
    return type === 'IfStatement' && isNode(test) && code.slice(test.start, test.end) === condition && returnsAtOnce(statement);
  });
  return { start: (left ?? missing(`early return in ${way}`)).end, end: body.end - 1, text: LEFT_OUT };
};

const membersOfRouter = (program: Node): Edit[] => {
  const router =
    nodesIn(bodyAt(program, 'createRouter')).find(({ type, left, right }) => {
      return type === 'AssignmentExpression' && nameOf(left) === 'router' && isNode(right) && right.type === 'ObjectExpression';
    })?.right ?? missing('router object');
  const members = isNode(router) && Array.isArray(router.properties) ? (router.properties as unknown[]).filter(isNode) : [];
  return UNUSED_MEMBERS.map((name) => {
    const at = members.findIndex(({ key }) => nameOf(key) === name);
    const member = members[at] ?? missing(`router.${name}`);
    return { start: member.start, end: members[at + 1]?.start ?? member.end, text: '' };
  });
};

const unsetOptions = (program: Node): Edit[] => {
  const read = nodesIn(bodyAt(program, 'createRouter')).filter(
    ({ type, object }) => type === 'MemberExpression' && nameOf(object) === 'init',
  );
  return UNSET_OPTIONS.flatMap((name) => {
    const found = read.filter(({ property }) => nameOf(property) === name);
    return found.length === 0 ? missing(`option ${name}`) : found.map(({ start, end }) => ({ start, end, text: '(void 0)' }));
  });
};

/** What a call such as `a.filter(…).forEach(…)` begins with. */
const rootOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.type === 'CallExpression') return rootOf(node.callee);
  return node.type === 'MemberExpression' ? rootOf(node.object) : nameOf(node);
};

const walksOfEmpty = (program: Node): Edit[] =>
  EMPTY.flatMap((name) => {
    const walks = nodesIn(program).filter(({ type, expression }) => {
      if (type !== 'ExpressionStatement' || !isNode(expression) || expression.type !== 'CallExpression') return false;
      const { callee } = expression;
      return isNode(callee) && isNode(callee.property) && nameOf(callee.property) === 'forEach' && rootOf(callee.object) === name;
    });
    return walks.length === 0 ? missing(`walk of ${name}`) : walks.map(({ start, end }) => ({ start, end, text: ';' }));
  });

/** What making a value does not show: a class is only made by what it extends, these calls only wrap. */
const isMadeQuietly = ({ type, superClass, callee }: Node): boolean =>
  type === 'ClassExpression'
    ? isNode(superClass)
    : isNode(callee) && /^(forwardRef|memo|createContext)$/.test(nameOf(callee.property));

/** Names for a developer's tools, and components that nobody shows: told so, the bundler sees what is not used. */
const marksOfUse = (program: Node): Edit[] =>
  statementsOf(program).flatMap(({ type, start, end, expression, declarations }): Edit[] => {
    if (
      type === 'ExpressionStatement' &&
      isNode(expression) &&
      isNode(expression.left) &&
      nameOf(expression.left.property) === 'displayName'
    )
      return [{ start, end, text: '' }];
    const made = Array.isArray(declarations) && isNode(declarations[0]) ? declarations[0].init : null;
    if (!isNode(made) || !isMadeQuietly(made)) return [];
    return [
      { start: made.start, end: made.start, text: '/* @__PURE__ */ (() => ' },
      { start: made.end, end: made.end, text: ')()' },
    ];
  });

const leanEdits = (code: string, program: Node): Edit[] => {
  const whole = (text: string) => (way: string) => {
    const { start, end } = bodyAt(program, way);
    return { start: start + 1, end: end - 1, text };
  };
  return [
    ...UNCALLED.map(whole(LEFT_OUT)),
    ...IDLE.map(whole('')),
    ...Object.entries(EARLY_RETURNS).map((early) => afterEarlyReturn(code, program, early)),
    ...membersOfRouter(program),
    ...unsetOptions(program),
    ...walksOfEmpty(program),
    ...marksOfUse(program),
  ];
};

/** React Router's code without what this site never comes to. Told apart by the function that all of it hangs on. */
export const leanCodeOf = (code: string, program: Node): { code: string; isRouter: boolean } => {
  const isRouter = code.includes('function createRouter(');
  return { code: edited(code, [...(isRouter ? leanEdits(code, program) : []), ...sentencesIn(program)]), isRouter };
};

/** React Router names its development build under every condition. Taken is the other one, made lean. */
export const leanRouter = (): Plugin => {
  let found = false;
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      handler: async function (source, importer, options) {
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return resolved === null ? null : { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\/[\w-]+\.mjs$/ },
      handler: function (code) {
        const lean = leanCodeOf(code, this.parse(code) as unknown as Node);
        found ||= lean.isRouter;
        return { code: lean.code, map: null };
      },
    },
    buildEnd: (error) => {
      if (error === undefined && !found) missing('function createRouter');
    },
  };
};
