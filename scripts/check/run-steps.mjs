import { cpus } from 'node:os';
import { runStep } from './run-step.mjs';

/**
 * Runs the steps in their order, as many at the same time as fit on the machine. A step whose needs failed is not run
 * and counts as failed.
 */
export const runSteps = async (steps, env, onResult) => {
  const capacity = Math.max(cpus().length, 2);
  const waiting = [...steps];
  const results = new Map();
  const busy = new Map();
  const isSelected = (name) => steps.some((step) => step.name === name);
  const needsOf = ({ needs = [] }) => needs.filter(isSelected);
  const slotsInUse = () => [...busy.keys()].reduce((sum, { slots = 1 }) => sum + slots, 0);
  const settle = (result) => {
    results.set(result.step.name, result);
    busy.delete(result.step);
    onResult(result);
  };

  while (waiting.length > 0 || busy.size > 0) {
    const spoilt = waiting.find((step) => needsOf(step).some((name) => results.get(name)?.failed > 0));
    if (spoilt) {
      waiting.splice(waiting.indexOf(spoilt), 1);
      settle({
        step: spoilt,
        seconds: 0,
        passed: 0,
        failed: 1,
        output: `Not run, because it needs ${needsOf(spoilt).join(' and ')}.`,
      });
      continue;
    }
    const next = waiting.find(
      (step) =>
        needsOf(step).every((name) => results.has(name)) && (busy.size === 0 || slotsInUse() + (step.slots ?? 1) <= capacity),
    );
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      busy.set(next, runStep(next, env).then(settle));
    } else {
      await Promise.race(busy.values());
    }
  }
  return [...results.values()];
};
