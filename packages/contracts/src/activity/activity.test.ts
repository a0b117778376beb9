import { expect, test } from 'vitest';
import type { Endpoint } from '../define-endpoints.ts';
import { everyEndpoint } from '../every-entity.ts';
import { activityAreaOf, activityAreas, callsOfArea } from './activity.rules.ts';

test('each call by which staff may change something belongs to an area, and no area is empty', () => {
  const kept = Object.entries<Endpoint>(everyEndpoint).filter(
    ([, { method, access }]) => method !== 'GET' && access !== 'everyone',
  );
  expect(kept.filter(([name]) => activityAreaOf(name) === null).map(([name]) => name)).toEqual([]);
  expect(activityAreas.filter((area) => callsOfArea(area).length === 0)).toEqual([]);
  expect(callsOfArea('packages')).toContain('editTourPackage');
  expect(activityAreaOf('aCallOfAnEarlierVersion')).toBeNull();
});
