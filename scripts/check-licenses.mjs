// Checks that every package in the product has a licence compatible with its own (MIT). `pnpm licenses` reads
// them from the packages; packages that are only for checks and tests are not shipped, and not checked.
import { spawnSync } from 'node:child_process';
import satisfies from 'spdx-satisfies';

const ALLOWED = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib', 'CC0-1.0'];
/** By package name: why another licence is acceptable. */
const REASONS = [
  {
    license: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-libvips-/,
    why: 'a library that is linked when it runs, and can be exchanged',
  },
  { license: 'MPL-2.0', packages: /^lightningcss/, why: 'a tool of the build, not shipped' },
  { license: 'OFL-1.1', packages: /^@fontsource(-variable)?\//, why: 'a font, shipped as it is' },
  { license: 'CC-BY-4.0', packages: /^caniuse-lite$/, why: 'data of a build tool, not shipped' },
];

const isAllowed = (license) => {
  try {
    return satisfies(license, ALLOWED);
  } catch {
    return false;
  }
};
const isKnown = (license, name) => REASONS.some((reason) => reason.license === license && reason.packages.test(name));

const { stdout, stderr, status } = spawnSync('pnpm', ['--recursive', 'licenses', 'list', '--prod', '--json'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
if (status !== 0) {
  console.error(`pnpm licenses failed: ${stderr}`);
  process.exit(1);
}
const packages = Object.entries(JSON.parse(stdout)).flatMap(([license, list]) => list.map(({ name }) => ({ name, license })));
const wrong = packages.filter(({ license, name }) => !isAllowed(license) && !isKnown(license, name));
for (const { name, license } of wrong)
  console.error(`${name} has the licence ${license}: allow it in scripts/check-licenses.mjs with a reason, or do without it.`);
if (packages.length === 0) console.error('No package was checked.');
if (wrong.length > 0 || packages.length === 0) process.exit(1);
console.log(`The licences of ${packages.length} packages are allowed.`);
