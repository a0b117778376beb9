import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AdminGuard } from './guards/admin-guard.tsx';
import { TravellerGuard } from './guards/traveller-guard.tsx';
import { PublicLayout } from './layouts/public-layout.tsx';
import { routes } from './router.tsx';

type Audience = 'public' | 'admin only' | 'second guard';
interface Place {
  audience: Audience;
  inPublicLayout: boolean;
}

const placeIn = (place: Place, { Component }: RouteObject): Place => ({
  audience: Component === AdminGuard ? 'admin only' : Component === TravellerGuard ? 'second guard' : place.audience,
  inPublicLayout: place.inPublicLayout || Component === PublicLayout,
});

const leavesOf = (list: RouteObject[], place: Place): [string, Place & { route: RouteObject }][] =>
  list.flatMap((route) =>
    route.children === undefined ? [[route.path ?? '', { ...place, route }]] : leavesOf(route.children, placeIn(place, route)),
  );

const leaves = new Map(leavesOf(routes, { audience: 'public', inPublicLayout: false }));

test.each<[string, Audience, string]>([
  ['/', 'public', 'HomePage'],
  ['/register', 'public', 'RegisterPage'],
  ['/login', 'public', 'LoginPage'],
  ['/package-view', 'public', 'PackageListPage'],
  ['/package-view/:id', 'public', 'PackageDetailPage'],
  ['/destination-view', 'public', 'DestinationsPage'],
  ['/about-us', 'public', 'AboutUsPage'],
  ['/contact', 'public', 'ContactPage'],
  ['/admin', 'admin only', 'DashboardPage'],
  ['/destination', 'admin only', 'DestinationsPage'],
  ['/packages', 'admin only', 'TourPackagesPage'],
  ['/bookings', 'admin only', 'BookingsPage'],
  ['/bookings/:id', 'admin only', 'BookingDetailPage'],
  ['/payments', 'admin only', 'PaymentsPage'],
  ['/users-view', 'admin only', 'UsersPage'],
  ['/book-your-pkg/:id', 'second guard', 'BookingPage'],
  ['/payment-session/:bookingId', 'second guard', 'PaymentSessionPage'],
  ['/payment-success/:sessionId', 'second guard', 'PaymentSuccessPage'],
  ['/view-my-booking/:id', 'second guard', 'MyBookingsPage'],
])('the route table has %s for %s: %s', async (path, audience, name) => {
  const leaf = leaves.get(path);
  expect(leaf?.audience).toBe(audience);
  const load = leaf?.route.lazy;
  const loaded = typeof load === 'function' ? await load() : leaf?.route;
  expect(loaded?.Component).toHaveProperty('name', name);
});

test('bar and footer stand around every screen but those of the admin area', () => {
  for (const { audience, inPublicLayout } of leaves.values()) expect(inPublicLayout).toBe(audience !== 'admin only');
});
