import { CALLS, compareSizes } from '../frame/compare-sizes.ts';
import { untilFiguresAreKept } from '../frame/figures-kept.ts';
import type { Section } from '../frame/section.ts';

export const section: Section = {
  about: `The dashboard and its parts: ${CALLS} calls a round, one at a time. To reach: p99 ≤ 50 ms at 100,000 bookings.`,
  run: (bench) =>
    compareSizes(bench, {
      small: '1k',
      env: { BACKGROUND_JOBS: 'true' },
      callsOf: async ({ api, data }) => {
        const startedAt = new Date();
        const headers = await api.headersOf(0);
        await untilFiguresAreKept(data, startedAt);
        const paths = {
          dashboard: '/api/dashboard',
          'what waits for staff': '/api/dashboard/waiting',
          'departures with missing facts': '/api/dashboard/incomplete',
        };
        return Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, () => api.call(path, { headers })]));
      },
    }),
};
