// The module boundaries of ARCHITECTURE.md as rules: who may import whom. Each rule comes with an example that breaks it; the
// self-test writes that example and expects the rule to fire.

/** Files that may reach everywhere: they compose or prove the product. */
const tests = '\\.test\\.tsx?$|/testing/|/seed/|/commands/|vitest\\.config';
const npm = (name) => `(^|/)node_modules/(@types/)?${name}/`;
const onlyValues = { dependencyTypesNot: ['type-only'] };

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

const sides = [
  {
    name: 'contracts-know-zod-alone',
    from: { path: '^packages/contracts/src', pathNot: '\\.test\\.ts$' },
    to: { pathNot: `^packages/contracts/|${npm('zod')}`, dependencyTypesNot: ['core'] },
    example: { from: 'packages/contracts/src/a.ts', to: 'apps/api/src/a.ts' },
  },
  {
    name: 'web-knows-contracts-alone',
    from: { path: '^apps/web/src' },
    to: { path: '^(apps/api|packages/(?!contracts/)|e2e|verification)' },
    example: { from: 'apps/web/src/app/a.ts', to: 'apps/api/src/a.ts' },
  },
  {
    name: 'api-knows-contracts-alone',
    from: { path: '^apps/api/src', pathNot: tests },
    to: { path: '^(apps/web|packages/(?!contracts/)|e2e|verification)' },
    example: { from: 'apps/api/src/a.ts', to: 'packages/stripe-sandbox/src/a.ts' },
  },
  {
    name: 'demo-data-knows-contracts-alone',
    from: { path: '^packages/demo-data/src' },
    to: { path: '^(apps|packages/(?!(contracts|demo-data)/)|e2e|verification)' },
    example: { from: 'packages/demo-data/src/a.ts', to: 'apps/api/src/a.ts' },
  },
  {
    name: 'sandbox-knows-nobody',
    from: { path: '^packages/stripe-sandbox/src', pathNot: '\\.test\\.ts$' },
    to: { path: '^(apps|packages/(?!stripe-sandbox/)|e2e|verification)' },
    example: { from: 'packages/stripe-sandbox/src/a.ts', to: 'packages/contracts/src/a.ts' },
  },
  {
    name: 'local-stack-knows-nobody',
    from: { path: '^packages/local-stack/src' },
    to: { path: '^(apps|packages/(?!local-stack/)|e2e|verification)' },
    example: { from: 'packages/local-stack/src/a.ts', to: 'apps/api/src/a.ts' },
  },
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
  api('ground-does-not-know-features', '(http|database|integrations|logging|errors)/', '(features/|app\\.ts|main\\.ts)'),
  api('features-do-not-know-the-app', 'features/', '(app|main|create-dependencies)\\.ts'),
  api('only-main-starts-the-app', '(?!main\\.ts)', 'main\\.ts'),
  {
    name: 'api-features-enter-by-the-front-door',
    from: { path: '^apps/api/src/features/([^/]+)/', pathNot: tests },
    to: { path: '^apps/api/src/features/', pathNot: '^apps/api/src/features/($1/|[^/]+/index\\.ts$)' },
    example: { from: 'apps/api/src/features/bookings/a.ts', to: 'apps/api/src/features/users/user.repository.ts' },
  },
  api('destinations-know-no-later-feature', 'features/destinations/', 'features/(payments|bookings|seats|tour-packages)/'),
  api('tour-packages-know-no-later-feature', 'features/tour-packages/', 'features/(payments|bookings|seats)/'),
  api('seats-know-no-later-feature', 'features/seats/', 'features/(payments|bookings)/'),
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
    to: { path: '^apps/api/src/features/.+\\.model\\.ts$', ...onlyValues },
    example: { from: 'apps/api/src/features/users/login.ts', to: 'apps/api/src/features/users/user.model.ts' },
  },
];

const packages = [
  {
    name: 'express-only-in-http',
    from: { path: '^apps/api/src/(?!http/|app\\.ts|integrations/images/)', pathNot: tests },
    to: { path: npm('(express|express-rate-limit|proxy-addr|lru-cache)'), ...onlyValues },
    example: { from: 'apps/api/src/features/users/a.ts', npm: 'express' },
  },
  {
    name: 'mongoose-only-in-models-and-repositories',
    from: { path: '^apps/api/src/(?!database/)', pathNot: `${tests}|\\.(model|repository)\\.ts$` },
    to: { path: npm('(mongoose|mongodb)'), ...onlyValues },
    example: { from: 'apps/api/src/features/users/login.ts', npm: 'mongoose' },
  },
  {
    name: 'stripe-only-in-its-integration',
    from: { path: '^apps/(api|web)/src/(?!integrations/stripe/)', pathNot: tests },
    to: { path: npm('stripe') },
    example: { from: 'apps/api/src/features/payments/a.ts', npm: 'stripe' },
  },
  {
    name: 'nodemailer-only-in-its-integration',
    from: { path: '^apps/api/src/(?!integrations/smtp/)', pathNot: tests },
    to: { path: npm('nodemailer') },
    example: { from: 'apps/api/src/features/emails/a.ts', npm: 'nodemailer' },
  },
];

const circles = {
  name: 'no-circles',
  from: { path: '^(apps|packages)/' },
  to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  example: { from: 'apps/api/src/logging/a.ts', to: 'apps/api/src/logging/b.ts', andBack: true },
};

/** A package that another one uses is named in its package.json: only then are its types checked again when the other one changes. */
const packagesByName = {
  name: 'packages-are-imported-by-name',
  from: { path: '^((apps|packages|tools)/[^/]+|e2e|verification|scripts)/' },
  to: { path: '^(apps|packages|tools|e2e|verification|scripts)/', pathNot: '^$1/', dependencyTypes: ['local'] },
  example: { from: 'verification/src/a.ts', to: 'apps/api/src/a.ts' },
};

export const rules = [...sides, ...website, ...apiLayers, ...packages, packagesByName, circles];

export const ruleSet = { forbidden: rules.map(({ name, from, to }) => ({ name, severity: 'error', from, to })) };
