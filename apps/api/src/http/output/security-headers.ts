import { everyEndpoint, type Inlined } from '@wayfarer/contracts';
import type { HeaderTable } from '../memory/prepared-response.ts';

const policyOf = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`.trim())
    .join(';');

/** No answer may be framed, changes what its addresses are relative to, or embeds plug-ins. */
const EVERYWHERE = { 'base-uri': "'none'", 'object-src': "'none'", 'frame-ancestors': "'none'" };

/**
 * What is no page runs nothing and sends nothing, should a browser ever show it as one. A drawing may have
 * its own styles.
 */
const DATA_POLICY = policyOf({ 'default-src': "'none'", 'style-src': "'unsafe-inline'", 'form-action': "'none'", ...EVERYWHERE });

/** Nothing that the site does not use; payment happens at the provider's own page. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The name of the place that reports go to. */
const REPORTS = 'reports';
const REPORTS_PATH = everyEndpoint.reportViolation.path;
const REPORTING = { 'report-uri': REPORTS_PATH, 'report-to': REPORTS };

/** Pages: only this site's scripts, styles, fonts and pictures, and what is put into the page by its hash. */
const pagePolicy = (isHttps: boolean, { scriptHashes, styleHashes }: Inlined): string =>
  policyOf({
    'default-src': "'self'",
    'script-src': ["'self'", ...scriptHashes].join(' '),
    'style-src': ["'self'", ...styleHashes].join(' '),
    // Components place popovers by style attributes; style elements stay forbidden.
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'connect-src': "'self'",
    'form-action': "'self'",
    // Text becomes code only through these: the page's own start, and the empty slides of the carousel's
    // library, which makes its policy anew for each.
    'require-trusted-types-for': "'script'",
    'trusted-types': "page-scripts html 'allow-duplicates'",
    ...EVERYWHERE,
    ...REPORTING,
    ...(isHttps ? { 'upgrade-insecure-requests': '' } : {}),
  });

/**
 * The worker of staff (apps/web/public/staff-worker.js) asks this site for what a page asks it for, and no
 * other.
 */
const WORKER_POLICY = policyOf({ 'default-src': "'none'", 'connect-src': "'self'", 'form-action': "'none'", ...EVERYWHERE });

/** The docs page of the API: its styles come as elements, so this page alone may have them. */
const DOCS_POLICY = policyOf({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'form-action': "'none'",
  ...EVERYWHERE,
  ...REPORTING,
});

/**
 * The frame in which an email is shown to staff: nothing in it runs, nothing but the agency's logo is loaded,
 * and only this site shows it. Emails have their styles within.
 */
const EMAIL_POLICY = policyOf({
  'default-src': "'none'",
  'style-src': "'unsafe-inline'",
  'img-src': "'self'",
  'form-action': "'none'",
  ...EVERYWHERE,
  'frame-ancestors': "'self'",
  sandbox: 'allow-same-origin',
});

const YEAR = 365 * 24 * 60 * 60;
const NOTHING_INLINED: Inlined = { scriptHashes: [], styleHashes: [] };

/**
 * The security headers by kind of answer. Every answer carries those of `data` or, in their place, those of a
 * page.
 */
export const createSecurityHeaders = ({ isHttps }: { isHttps: boolean }) => {
  const common: HeaderTable = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Of this host alone: what runs beside it on other hosts of the domain is not ours to decide.
    ...(isHttps ? { 'Strict-Transport-Security': `max-age=${YEAR}` } : {}),
  };
  const ofPages: HeaderTable = {
    ...common,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Reporting-Endpoints': `${REPORTS}="${REPORTS_PATH}"`,
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': PERMISSIONS,
    'X-Frame-Options': 'DENY',
  };
  return {
    data: { ...common, 'Content-Security-Policy': DATA_POLICY },
    worker: { ...common, 'Content-Security-Policy': WORKER_POLICY },
    docs: { ...ofPages, 'Content-Security-Policy': DOCS_POLICY },
    emailFrame: { ...ofPages, 'Content-Security-Policy': EMAIL_POLICY, 'X-Frame-Options': 'SAMEORIGIN' },
    page: (inlined: Inlined = NOTHING_INLINED): HeaderTable => ({
      ...ofPages,
      'Content-Security-Policy': pagePolicy(isHttps, inlined),
    }),
  };
};

export type SecurityHeaders = ReturnType<typeof createSecurityHeaders>;
