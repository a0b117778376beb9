import type { Season } from '../price/price.rules.ts';
import type { Schedule } from '../schedule/schedule.schema.ts';

type Form = {
  readonly schedule?: Schedule | null | undefined;
  readonly seasons?: readonly Pick<Season, 'from' | 'to'>[] | null | undefined;
};

/** The days of a package's form beside its first and its last one, each with its path in the form. */
export const daysInForm = ({ schedule, seasons }: Form) => {
  const daysOf = (list: 'added' | 'closed') =>
    schedule?.[list].map((day, index) => [day, ['schedule', list, index]] as const) ?? [];
  const rules = schedule?.rules.flatMap(({ from, until }, index) => [
    [from, ['schedule', 'rules', index, 'from']] as const,
    [until, ['schedule', 'rules', index, 'until']] as const,
  ]);
  const inSeasons = seasons?.flatMap(({ from, to }, index) => [
    [from, ['seasons', index, 'from']] as const,
    [to, ['seasons', index, 'to']] as const,
  ]);
  return [...(rules ?? []), ...daysOf('added'), ...daysOf('closed'), ...(inSeasons ?? [])];
};
