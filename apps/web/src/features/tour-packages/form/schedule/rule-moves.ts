import { addDays, daysOfRule } from '@wayfarer/contracts';
import { type RuleValues, ruleIn } from './schedule-values.ts';

const MAX_DAYS_AHEAD = 366;

/**
 * A rule after one of its fields has changed. Where its first day is none of its days any more, the next one
 * that is takes its place: 'on Saturday' moves a Friday by a day.
 */
export const changeRule = (rule: RuleValues, changed: Partial<RuleValues>): RuleValues => {
  const next = { ...rule, ...changed };
  if (changed.from !== undefined || next.from === '') return next;
  for (let ahead = 0; ahead <= MAX_DAYS_AHEAD; ahead += 1) {
    const from = addDays(next.from, ahead);
    if (daysOfRule(ruleIn({ ...next, from })).has(from)) return { ...next, from };
  }
  return next;
};
