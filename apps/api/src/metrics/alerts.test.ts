import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isSecurityEvent } from '../logging/security-event.ts';
import { registry } from './metrics.ts';

type Rules = { groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[] };

const file = join(import.meta.dirname, '..', '..', '..', '..', 'docker', 'prometheus', 'alerts.yml');
const rules = (parse(readFileSync(file, 'utf8')) as Rules).groups.flatMap((group) => group.rules);

test('every alert asks for metrics that the API tells, and for security events that there are', async () => {
  const told = (await registry.metrics()).match(/^# TYPE \w+/gm)?.map((line) => line.slice('# TYPE '.length)) ?? [];
  const asked = rules.flatMap(({ expr }) => expr.match(/\b(?:wayfarer|nodejs|process)_\w+/g) ?? []);
  expect(rules.length).toBeGreaterThan(10);
  expect(asked.length).toBeGreaterThanOrEqual(rules.length);
  expect(asked.filter((name) => !told.includes(name.replace(/(?<=seconds)_(?:bucket|count|sum)$/, '')))).toEqual([]);
  const events = rules.flatMap(({ expr }) =>
    [...expr.matchAll(/event=~?"([^"]+)"/g)].flatMap(([, names = '']) => names.split('|')),
  );
  expect(events.length).toBeGreaterThan(6);
  expect(events.filter((event) => !isSecurityEvent(event))).toEqual([]);
});
