import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isSecurityEvent } from '../logging/security-event.ts';
import { registry } from './metrics.ts';

type Rule = { alert: string; expr: string; annotations: { summary?: string; first?: string } };
type Rules = { groups: { rules: Rule[] }[] };
type Dashboard = { panels: { targets: { expr: string }[] }[] };

const docker = join(import.meta.dirname, '..', '..', '..', '..', 'docker');
const read = (...path: string[]): string => readFileSync(join(docker, ...path), 'utf8');
const everyRule = (parse(read('prometheus', 'alerts.yml')) as Rules).groups.flatMap((group) => group.rules);
const rules = everyRule.map(({ expr }) => expr);
const panels = (JSON.parse(read('grafana', 'wayfarer.json')) as Dashboard).panels.flatMap(({ targets }) =>
  targets.map(({ expr }) => expr),
);

/** Prometheus' own, beside those of the API. */
const GIVEN = ['instance', 'job', 'le'];

test.each([
  ['alert', rules, 18],
  ['panel of the dashboard', panels, 12],
])(
  'every %s asks for metrics that the API tells, with labels that they have, and for security events that there are',
  (_, queries, least) => {
    const told = new Map(
      registry
        .getMetricsAsArray()
        .map((metric) => [metric.name, 'labelNames' in metric ? [...GIVEN, ...(metric.labelNames as string[])] : GIVEN]),
    );
    expect(queries.length).toBeGreaterThanOrEqual(least);
    const asked = queries.flatMap((expr) => [...expr.matchAll(/\b((?:wayfarer|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)]);
    const labelsOf = (name = ''): string[] | undefined => told.get(name.replace(/(?<=seconds)_(?:bucket|count|sum)$/, ''));
    expect(asked.flatMap(([, name = '']) => (labelsOf(name) ? [] : [name]))).toEqual([]);
    const wrong = asked.flatMap(([, name, labels = '']) =>
      [...labels.matchAll(/(\w+)=/g)].flatMap(([, label = '']) => (labelsOf(name)?.includes(label) ? [] : [`${name}{${label}}`])),
    );
    expect(wrong).toEqual([]);
    for (const expr of queries) {
      const [, name] = /\b((?:wayfarer|nodejs|process)_\w+)/.exec(expr) ?? [];
      const grouped = [...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, labels = '']) => labels.split(', '));
      expect(grouped.filter((label) => !labelsOf(name)?.includes(label))).toEqual([]);
    }
    const events = queries.flatMap((expr) =>
      [...expr.matchAll(/event=~?"([^"]+)"/g)].flatMap(([, names = '']) => names.split('|')),
    );
    expect(events.filter((event) => !isSecurityEvent(event))).toEqual([]);
  },
);

test('each alert says what it means and what to do first, and docs/operations.md says the same of each by name', () => {
  const operations = readFileSync(join(docker, '..', 'docs', 'operations.md'), 'utf8');
  const untold = everyRule.filter(({ alert, annotations: { summary = '', first = '' } }) => {
    const row = `| \`${alert}\` | ${summary} | ${first.replaceAll('|', String.raw`\|`)} |`;
    return summary === '' || first === '' || !operations.includes(row);
  });
  expect(untold.map(({ alert }) => alert)).toEqual([]);
});
