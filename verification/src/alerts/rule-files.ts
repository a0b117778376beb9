import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const docker = join(import.meta.dirname, '..', '..', '..', 'docker');
const read = (...path: string[]): string => readFileSync(join(docker, ...path), 'utf8');

export type Rule = {
  readonly alert: string;
  readonly expr: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
};
type RuleFile = { groups: { rules: Rule[] }[] };
type Dashboard = { panels: { targets: { expr: string }[] }[] };

export const rulesText = read('prometheus', 'alerts.yml');
export const rules = (parse(rulesText) as RuleFile).groups.flatMap((group) => group.rules);

/** Rules that compare days are tested only with samples. */
export const rulesOfHours = rules.filter(({ expr }) => !expr.includes('offset'));

/** An hour of the rules is a minute here, so that each can be waited for. */
export const FASTER = 60;
const SECONDS = { m: 60, h: 3600, d: 86_400 } as const;
const shortened = (count: string, unit: string): string => `${(Number(count) * SECONDS[unit as keyof typeof SECONDS]) / FASTER}s`;

/** The shipped rules with shorter times. */
export const fasterRules = (): string =>
  rulesText
    .replaceAll(/\[(\d+)([mhd])\]/g, (_, count: string, unit: string) => `[${shortened(count, unit)}]`)
    .replaceAll(/for: (\d+)([mhd])/g, (_, count: string, unit: string) => `for: ${shortened(count, unit)}`);

/** The shipped configuration, with other addresses and minutes for hours. JSON is YAML. */
export const configFor = (targets: readonly string[]): string => {
  const shipped = parse(read('prometheus', 'prometheus.yml')) as { scrape_configs: { job_name: string }[] };
  const [scrape] = shipped.scrape_configs;
  return JSON.stringify({
    ...shipped,
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    scrape_configs: [{ ...scrape, static_configs: [{ targets }] }],
  });
};

/** What each panel of the dashboard asks Prometheus. */
export const panelQueries = (): string[] =>
  (JSON.parse(read('grafana', 'wayfarer.json')) as Dashboard).panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
