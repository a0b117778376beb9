import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RouteObject } from 'react-router-dom';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { routes } from '../src/app/router.tsx';
import { leanCodeOf } from './lean-router.ts';
import type { Node } from './source-edits.ts';

const routerCode = ((): string => {
  const reachedBy = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
  const folder = dirname(reachedBy.resolve('react-router')).replace('/dist/development', '/dist/production');
  const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const found = files
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .find((code) => code.includes('function createRouter('));
  if (found === undefined) throw new Error(`There is no createRouter in ${folder}.`);
  return found;
})();

const leanOf = (code: string) => leanCodeOf(code, parseAst(code) as unknown as Node);

test('what the build leaves of React Router is whole code, and far less of it', () => {
  const { code, isRouter } = leanOf(routerCode);
  expect(isRouter).toBe(true);
  expect(() => parseAst(code)).not.toThrow();
  expect(code.length).toBeLessThan(routerCode.length * 0.95);
});

test.each(['handleAction', 'patchRoutes', 'dataStrategy', 'fetchLoadMatches'])(
  'the build fails, and names it, when React Router has no %s any more',
  (name) => {
    const renamed = routerCode.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), `${name}Renamed`);
    expect(() => leanOf(renamed)).toThrow(new RegExp(`React Router has no .*${name} any more`));
  },
);

test('the build fails when React Router does not leave a function early any more', () => {
  const changed = routerCode.replace('if (!frameworkContext)', 'if (frameworkContext === null)');
  expect(changed).not.toBe(routerCode);
  expect(() => leanOf(changed)).toThrow('early return in usePrefetchBehavior');
});

const everyRoute = (list: readonly RouteObject[]): RouteObject[] =>
  list.flatMap((route) => [route, ...everyRoute(route.children ?? [])]);

test('no route asks for what the build leaves out: loaders, actions, middleware', async () => {
  const kept = ['path', 'Component', 'ErrorBoundary', 'HydrateFallback', 'children', 'lazy'];
  for (const route of everyRoute(routes)) {
    const loaded = typeof route.lazy === 'function' ? Object.keys(await route.lazy()) : [];
    for (const key of [...Object.keys(route), ...loaded]) expect(kept).toContain(key);
    expect(['function', 'undefined']).toContain(typeof route.lazy);
  }
});

test('the root route shows what broke itself: the build leaves out what React Router would show', () => {
  expect(routes).toHaveLength(1);
  expect(routes[0]?.ErrorBoundary).toBeDefined();
});

/** Tests, and what no built site for travellers contains: the pages' renderer of the server, the developers' gallery. */
const ELSEWHERE = /\.(test|samples)\.tsx?$|^(server|testing|pages\/developer)\//;
const source = join(import.meta.dirname, '..', 'src');
const ownCode = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !ELSEWHERE.test(name))
  .map((name) => readFileSync(join(source, name), 'utf8'));

test('the website takes from React Router only what the build keeps', () => {
  const kept = [
    'Link LinkProps NavLink Navigate Outlet RouteObject RouterProvider ScrollRestoration createBrowserRouter matchRoutes useBlocker',
    'useLocation useNavigate useNavigation useNavigationType useParams useRouteError useSearchParams',
  ].flatMap((names) => names.split(' '));
  const taken = ownCode.flatMap((code) =>
    [...code.matchAll(/import (?:type )?\{([^}]*)\} from 'react-router(?:-dom|\/dom)?'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.replace('type ', '').trim().split(' ')[0]),
    ),
  );
  expect(taken).toContain('useBlocker');
  expect([...new Set(taken)].filter((name) => name !== undefined && name !== '' && !kept.includes(name))).toEqual([]);
});

test('the website asks no link and no navigation for what the build leaves out', () => {
  expect(ownCode.filter((code) => /\b(viewTransition|formMethod|formData:)|<(Nav)?Link\b[^>]*\bprefetch=/.test(code))).toEqual(
    [],
  );
  const made = ownCode.flatMap((code) => code.match(/createBrowserRouter\([^)]*\)/g) ?? []);
  expect(made).toEqual(['createBrowserRouter(routes)']);
});
