import { type Audience, audienceOf, notFoundScreen, type Screen, screens } from '@wayfarer/contracts/screens';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routerPathOf } from '../shared/paths.ts';
import { TravellerGuard } from './guards/traveller-guard.tsx';
import { PublicLayout } from './layouts/public-layout.tsx';
import { routes } from './router.tsx';

type Place = { audience: Audience; inPublicLayout: boolean };

const placeIn = (place: Place, { Component, lazy }: RouteObject): Place => ({
  // The admin area's layout, which includes its guard, is the only one that is loaded on demand.
  audience: lazy ? 'staff' : Component === TravellerGuard ? 'signed-in' : place.audience,
  inPublicLayout: place.inPublicLayout || Component === PublicLayout,
});

const leavesOf = (list: RouteObject[], place: Place): [string, Place & { route: RouteObject }][] =>
  list.flatMap((route) =>
    route.children === undefined ? [[route.path ?? '', { ...place, route }]] : leavesOf(route.children, placeIn(place, route)),
  );

const leaves = new Map(leavesOf(routes, { audience: 'everyone', inPublicLayout: false }));

const all = Object.values<Screen>(screens);
/** admin/users-page → UsersPage */
const componentOf = (page: string): string =>
  page.replace(/.*\//, '-').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

test.each(all.map((screen) => [screen.path, audienceOf(screen), screen.page] as const))(
  'the route table has %s for %s: %s (§1, 2.1)',
  async (path, audience, page) => {
    const leaf = leaves.get(routerPathOf(path));
    expect(leaf?.audience).toBe(audience);
    const load = leaf?.route.lazy;
    const loaded = typeof load === 'function' ? await load() : leaf?.route;
    expect(loaded?.Component).toHaveProperty('name', componentOf(page));
  },
);

test('every page file is in the table of screens', () => {
  const files = Object.keys(import.meta.glob('../pages/*/*-page.tsx'));
  const named = [...all, notFoundScreen].map(({ page }) => `../pages/${page}.tsx`);
  // The texts of the agency share a file.
  expect(files.toSorted()).toEqual([...new Set(named)].toSorted());
});

test('what the server reads for a page belongs to a public screen of the table', () => {
  const files = Object.keys(import.meta.glob('../pages/*/*.served.ts'));
  const open = all.filter((screen) => audienceOf(screen) === 'everyone').map(({ page }) => `../pages/${page}.served.ts`);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !open.includes(file))).toEqual([]);
});

test('every screen outside of the admin area has bar and footer (§2.3, 2.4)', () => {
  for (const { audience, inPublicLayout } of leaves.values()) expect(inPublicLayout).toBe(audience !== 'staff');
});
