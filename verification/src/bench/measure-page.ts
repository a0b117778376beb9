import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

export type Measured = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  blocked: number;
  scriptBytes: number;
  /** Audits of the last three categories that a page did not pass. */
  failed: string[];
};

const CHROME_FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const scriptBytesOf = (report: Report): number => {
  const details = report.audits['network-requests']?.details;
  if (details?.type !== 'table') return Number.NaN;
  const scripts = details.items.filter(({ resourceType }) => resourceType === 'Script');
  return scripts.reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
};

const failedIn = (report: Report): string[] =>
  ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (report.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );

/** One visit on Lighthouse's mobile profile, in a browser of its own. */
export const measurePage = async (url: string, chromePath: string): Promise<Measured> => {
  const chrome = await launch({ chromePath, chromeFlags: CHROME_FLAGS });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', output: 'json' });
    if (result === undefined) throw new Error(`Lighthouse has no result for ${url}.`);
    const report = result.lhr;
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
    const scoreOf = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
    const numberOf = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
    return {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      bestPractices: scoreOf('best-practices'),
      seo: scoreOf('seo'),
      firstPaint: numberOf('first-contentful-paint'),
      largestPaint: numberOf('largest-contentful-paint'),
      layoutShift: numberOf('cumulative-layout-shift'),
      blocked: numberOf('total-blocking-time'),
      scriptBytes: scriptBytesOf(report),
      failed: failedIn(report),
    };
  } finally {
    chrome.kill();
  }
};
