// The module boundaries of ARCHITECTURE.md as rules: which module may import which, be it only a type. Each
// rule has an example that breaks it; the self-test writes that example, with values and with types alone,
// and expects the rule to fire.

/** Files that may import everything: they compose or test the product. */
const tests = '\\.test\\.tsx?$|/testing/|/seed/|/commands/|vitest\\.config';
const npm = (name) => `(^|/)node_modules/(@types/)?${name}/`;

/** A path that a pattern of this file matches. */
const pathOf = (pattern) => {
  const path = pattern
    .replace(/\(\?!.*\)$/, 'other.ts')
    .replace(/\(([^|]*)\|[^)]*\)/g, '$1')
    .replaceAll('.+', 'users/user')
    .replaceAll('\\', '');
  return path.endsWith('.ts') ? path : `${path}a.ts`;
};

const within = (app) => (name, from, to) => ({
  name: `${app}-${name}`,
  from: { path: `^apps/${app}/src/${from}`, pathNot: tests },
  to: { path: `^apps/${app}/src/${to}` },
  example: { from: `apps/${app}/src/${pathOf(from)}`, to: `apps/${app}/src/${pathOf(to)}` },
});
const web = within('web');
const api = within('api');

/**
 * A part of the workspace that imports nothing from the others except `known`, a set of packages that
 * includes itself.
 */
const alone = (name, folder, known, pathNot) => ({
  name,
  from: { path: `^${folder}/src`, ...(pathNot && { pathNot }) },
  to: { path: `^((apps|packages)/(?!(${known})/)|e2e|verification)` },
  example: { from: `${folder}/src/a.ts`, to: 'apps/other/src/a.ts' },
});

const sides = [
  {
    name: 'contracts-know-zod-and-words-alone',
    from: { path: '^packages/contracts/src', pathNot: '\\.test\\.ts$' },
    to: { pathNot: `^packages/(contracts|words)/|${npm('zod')}`, dependencyTypesNot: ['core'] },
    example: { from: 'packages/contracts/src/a.ts', to: 'apps/api/src/a.ts' },
  },
  alone('web-knows-contracts-and-words-alone', 'apps/web', 'web|contracts|words'),
  alone('api-knows-contracts-and-words-alone', 'apps/api', 'api|contracts|words', tests),
  alone('demo-data-knows-contracts-alone', 'packages/demo-data', 'demo-data|contracts'),
  alone('words-know-nobody', 'packages/words', 'words'),
  {
    name: 'browsers-load-no-catalogue-files',
    from: { path: '^(apps/web|packages/contracts)/src', pathNot: '\\.test\\.tsx?$|/testing/' },
    to: { path: '^packages/words/src/(catalogue|files)/' },
    example: { from: 'apps/web/src/a.ts', to: 'packages/words/src/catalogue/a.ts' },
  },
  alone('sandbox-knows-nobody', 'packages/stripe-sandbox', 'stripe-sandbox', '\\.test\\.ts$'),
  alone('local-stack-knows-nobody', 'packages/local-stack', 'local-stack'),
];

const website = [
  web('shared-is-the-bottom', 'shared/', '(app|pages|features)/'),
  web('features-know-shared-alone', 'features/', '(app|pages)/'),
  web('pages-do-not-know-the-app', 'pages/', 'app/'),
  {
    name: 'web-no-feature-imports-another',
    from: { path: '^apps/web/src/features/([^/]+)/', pathNot: tests },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    example: { from: 'apps/web/src/features/users/a.ts', to: 'apps/web/src/features/bookings/a.ts' },
  },
];

const apiLayers = [
  api(
    'ground-does-not-know-features',
    '(http|database|errors|integrations|language|logging|ports|time|tracing|work)/',
    '(features/|app\\.ts|main\\.ts)',
  ),
  api('dependencies-know-no-feature', 'dependencies\\.ts', 'features/'),
  api('features-do-not-know-the-app', 'features/', '(app|main|create-dependencies)\\.ts'),
  api('only-main-starts-the-app', '(?!main\\.ts)', 'main\\.ts'),
  {
    name: 'api-features-enter-by-the-front-door',
    from: { path: '^apps/api/src/features/([^/]+)/', pathNot: tests },
    to: { path: '^apps/api/src/features/', pathNot: '^apps/api/src/features/($1/|[^/]+/index\\.ts$)' },
    example: { from: 'apps/api/src/features/bookings/a.ts', to: 'apps/api/src/features/users/user.repository.ts' },
  },
  api('destinations-know-no-later-feature', 'features/destinations/', 'features/(payments|bookings|departures|tour-packages)/'),
  api('tour-packages-know-no-later-feature', 'features/tour-packages/', 'features/(payments|bookings|departures)/'),
  api('departures-know-no-later-feature', 'features/departures/', 'features/(payments|bookings|codes)/'),
  api('codes-know-no-later-feature', 'features/codes/', 'features/(payments|bookings)/'),
  api('attempts-know-no-other-feature', 'features/attempts/', 'features/(?!attempts/)'),
  api('bookings-do-not-know-payments', 'features/bookings/', 'features/payments/'),
  api('documents-are-known-to-no-other-feature', 'features/(?!documents/)', 'features/documents/'),
  api('emails-know-no-cause', 'features/emails/', 'features/(?!emails/)'),
  api('policy-and-presenter-do-not-query', 'features/.+\\.(policy|presenter)\\.ts', 'features/.+\\.repository\\.ts'),
  api('nothing-below-knows-routes', 'features/.+/(?!index\\.ts)', 'features/.+\\.routes\\.ts'),
  api(
    'repositories-know-no-policy-or-presenter',
    'features/.+\\.(repository|model)\\.ts',
    'features/.+\\.(policy|presenter|routes)\\.ts',
  ),
  {
    name: 'api-operations-ask-repositories-not-models',
    from: {
      path: '^apps/api/src/features/',
      pathNot: `${tests}|\\.(repository|model|routes)\\.ts$|/index\\.ts$`,
    },
    // Types are free: a model's file says what a record is, and every operation of its feature reads records.
    to: { path: '^apps/api/src/features/.+\\.model\\.ts$', dependencyTypesNot: ['type-only'] },
    allowsTypes: true,
    example: { from: 'apps/api/src/features/users/login.ts', to: 'apps/api/src/features/users/user.model.ts' },
  },
];

/** Third-party packages that only one part imports; elsewhere in the API, importing one fails. */
const onlyIn = (name, path, names, pathNot = tests) => ({
  name,
  from: { path, pathNot },
  to: { path: npm(names) },
  example: { from: 'apps/api/src/features/users/login.ts', npm: /\w+/.exec(names)[0] },
});
const storage = `${tests}|\\.(model|repository)\\.ts$`;

const packages = [
  onlyIn('express-only-in-http', '^apps/api/src/(?!http/|app\\.ts|integrations/images/)', '(express|proxy-addr|lru-cache)'),
  onlyIn('mongoose-only-in-models-and-repositories', '^apps/api/src/(?!database/)', '(mongoose|mongodb)', storage),
  onlyIn('stripe-only-in-its-integration', '^apps/(api|web)/src/(?!integrations/stripe/)', 'stripe'),
  onlyIn('nodemailer-only-in-its-integration', '^apps/api/src/(?!integrations/smtp/)', 'nodemailer'),
];

const circles = {
  name: 'no-circles',
  from: {},
  to: { circular: true },
  example: { from: 'apps/api/src/logging/a.ts', to: 'apps/api/src/logging/b.ts', andBack: true },
};

/**
 * A package that another one uses must be in its package.json: only then are its types checked again when the
 * other one changes.
 */
const packagesByName = {
  name: 'packages-are-imported-by-name',
  from: { path: '^((apps|packages|tools)/[^/]+|e2e|verification|scripts)/' },
  to: { path: '^(apps|packages|tools|e2e|verification|scripts)/', pathNot: '^$1/', dependencyTypes: ['local'] },
  example: { from: 'verification/src/a.ts', to: 'apps/api/src/a.ts' },
};

/** Those that still have such circles. */
const ENTANGLED = 'apps/(api/src/features/(documents|payments|users)|web/src/features/tour-packages)/';

/** Asked of whole folders, which the tool cannot do (folder-circles.mjs). */
export const foldersOneWay = {
  name: 'folders-of-a-feature-know-each-other-one-way',
  from: { path: '^apps/(api|web)/src/features/[^/]+/[^/]+', pathNot: `${tests}|${ENTANGLED}` },
  to: {},
  example: {
    from: 'apps/api/src/features/bookings/seats/a.ts',
    to: 'apps/api/src/features/bookings/codes/a.ts',
    and: { from: 'apps/api/src/features/bookings/codes/b.ts', to: 'apps/api/src/features/bookings/seats/b.ts' },
  },
};

const ofTheTool = [...sides, ...website, ...apiLayers, ...packages, packagesByName, circles];

export const rules = [...ofTheTool, foldersOneWay];

export const ruleSet = { forbidden: ofTheTool.map(({ name, from, to }) => ({ name, severity: 'error', from, to })) };
