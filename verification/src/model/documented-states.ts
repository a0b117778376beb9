import { readFileSync } from 'node:fs';
import type { Exploration } from './explore.ts';

const ROW = /^\| (?<name>[^|]+) \| (?:yes)? \| (?<states>[\d,]+) \|/gm;

/** How many states each scenario has by docs/reliability.md. */
const documentedStates = (): ReadonlyMap<string, number> => {
  const text = readFileSync(new URL('../../../docs/reliability.md', import.meta.url), 'utf8');
  return new Map([...text.matchAll(ROW)].map(({ groups }) => [groups?.name ?? '', Number(groups?.states?.replaceAll(',', ''))]));
};

/**
 * Scenarios that are not in the table, or of which less than half is left or more than twice as much is
 * there: one whose actors end at once, as when a call that they make fails before its first step, holds as
 * well, and tries nothing.
 */
export const notAsDocumented = (explorations: readonly Pick<Exploration, 'scenario' | 'states'>[]): string[] => {
  const documented = documentedStates();
  return explorations
    .map(({ scenario, states }) => ({ scenario, states, told: documented.get(scenario) ?? 0 }))
    .filter(({ states, told }) => states < told / 2 || states > told * 2)
    .map(({ scenario, states, told }) => `${scenario}: ${states} states, ${told} in docs/reliability.md`);
};
