import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  MONGODB_URI: 'mongodb://mongo/wayfarer',
  TOKEN_SECRET: 'a secret for tests that is long enough',
  PASSWORD_PEPPER: 'a pepper for tests',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_for_tests',
  PUBLIC_URL: 'https://wayfarer.example',
  PICTURES_DIR: '/data/pictures',
};

test('what production needs is enough', () => {
  expect(readConfig(production)).toMatchObject({
    RATE_LIMITS: 'on',
    DEMO_ACCOUNTS: 'none',
    TRUST_PROXY: 0,
    PASSWORD_COST: 12,
  });
});

test('a secret may be in a file; one that cannot be read is reported by name', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'wayfarer-secret-')), 'token');
  await writeFile(file, 'a secret of a file that is long enough\n');
  const { TOKEN_SECRET: _, ...others } = production;
  expect(readConfig({ ...others, TOKEN_SECRET: '', TOKEN_SECRET_FILE: file }).TOKEN_SECRET).toBe(
    'a secret of a file that is long enough',
  );
  await rm(dirname(file), { recursive: true });
  expect(() => readConfig({ ...others, TOKEN_SECRET_FILE: file })).toThrow('TOKEN_SECRET_FILE');
});

test('trusted proxies are a number, or their networks', () => {
  expect(readConfig({ ...production, TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2);
  expect(readConfig({ ...production, TRUST_PROXY: 'uniquelocal, 198.51.100.0/24 2001:db8::/32' }).TRUST_PROXY).toEqual([
    'uniquelocal',
    '198.51.100.0/24',
    '2001:db8::/32',
  ]);
});

test.each([
  ['a proxy that is no network', { TRUST_PROXY: 'my-cdn' }, 'TRUST_PROXY'],
  ['more proxies than anybody has', { TRUST_PROXY: '7' }, 'TRUST_PROXY'],
  ['a short key for passwords', { PASSWORD_PEPPER: 'short' }, 'PASSWORD_PEPPER'],
  ['passwords that are guessed fast', { PASSWORD_COST: '9' }, 'PASSWORD_COST'],
  ['no signing secret', { TOKEN_SECRET: '' }, 'TOKEN_SECRET'],
  ['no key for passwords', { PASSWORD_PEPPER: '' }, 'PASSWORD_PEPPER'],
  ['no key of the provider', { STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY'],
  ['no secret for events', { STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET'],
  ['a short signing secret', { TOKEN_SECRET: 'short' }, 'TOKEN_SECRET'],
  ['a secret for events that is only half of a pair', { STRIPE_WEBHOOK_SECRET: 'whsec_the_old_one,' }, 'STRIPE_WEBHOOK_SECRET'],
  ['demo accounts that everybody can log in with', { DEMO_ACCOUNTS: 'shown' }, 'DEMO_ACCOUNTS'],
  ['an address of the site with a path', { PUBLIC_URL: 'https://travel.example.com/trips' }, 'PUBLIC_URL'],
  ['a time zone that there is not', { SITE_TIME_ZONE: 'Asia/Atlantis' }, 'SITE_TIME_ZONE'],
  ['a language twice', { LANGUAGES: 'de,ar,de' }, 'LANGUAGES must be different codes of languages, such as de,ar'],
  ['a language by its name', { LANGUAGES: 'German' }, 'LANGUAGES'],
  ['a tax without the number under which it is paid', { TAX_PERCENT: '5' }, 'SELLER_TAX_ID'],
  ['a tax with three decimals', { TAX_PERCENT: '5.125', SELLER_TAX_ID: 'GSTIN 1' }, 'TAX_PERCENT'],
  ['a bucket without its key', { PICTURES_S3_URL: 'https://s3.example.com/pictures' }, 'PICTURES_S3_ACCESS_KEY_ID'],
  ['an address for answers with a line break', { EMAIL_REPLY_TO: 'desk@example.com\r\nBcc: all@example.com' }, 'EMAIL_REPLY_TO'],
  ['a sender with a line break', { EMAIL_FROM: 'desk@example.com\nBcc: all@example.com' }, 'EMAIL_FROM'],
  ['days that are no number', { KEEP_EMAILS_DAYS: 'ninety' }, 'KEEP_EMAILS_DAYS must be a number'],
  ['fewer days than emails are tried', { KEEP_EMAILS_DAYS: '1' }, 'KEEP_EMAILS_DAYS must be at least 4'],
  ['a name that fits nowhere', { BRAND_NAME: 'x'.repeat(41) }, 'BRAND_NAME must be at most 40 characters long'],
  ['a word that there is not', { MAINTENANCE: 'on' }, 'MAINTENANCE must be off or read-only'],
  ['calls without limits', { RATE_LIMITS: 'off' }, 'RATE_LIMITS'],
  ['a stand-in for the provider with a live key', { STRIPE_API_BASE: 'http://127.0.0.1:1' }, 'STRIPE_API_BASE'],
])('production does not start with %s, and the sentence names the variable', (_, wrong, name) => {
  expect(() => readConfig({ ...production, ...wrong })).toThrow(name);
});
