/** What one measurement says, by name: `{ perSecond: 812, p99: 12 }`. */
export type Figures = Readonly<Record<string, number>>;
export type Series<Name extends string> = Readonly<Record<Name, readonly number[]>>;

const sorted = (values: readonly number[]): number[] => values.toSorted((one, other) => one - other);

/** Of an even number the mean of the two in the middle. */
export const medianOf = (values: readonly number[]): number => {
  const [half, inOrder] = [values.length / 2, sorted(values)];
  return ((inOrder[Math.ceil(half) - 1] ?? Number.NaN) + (inOrder[Math.floor(half)] ?? Number.NaN)) / 2;
};

const digits = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** The median, and the least and the most: `812 (790–840)`. */
export const told = (values: readonly number[]): string =>
  `${digits(medianOf(values))} (${digits(Math.min(...values))}–${digits(Math.max(...values))})`;

/** Round by round, so that what slows the machine down for a while slows both down. */
export const ratioOf = (values: readonly number[], baseline: readonly number[]): number[] =>
  values.map((value, round) => value / (baseline[round] ?? Number.NaN));

/**
 * Measures things in turn, again and again, each round in the other direction. A round before the first is
 * thrown away.
 * @param repeats rounds; at least five for a figure that is written down
 */
export const alternate = async <Name extends string, Measured extends Figures>(
  repeats: number,
  measures: Readonly<Record<Name, () => Promise<Measured>>>,
): Promise<Record<Name, Series<keyof Measured & string>>> => {
  const names = Object.keys(measures) as Name[];
  const rounds = new Map(names.map((name): [Name, Measured[]] => [name, []]));
  for (let round = -1; round < repeats; round += 1)
    for (const name of round % 2 === 0 ? names.toReversed() : names) {
      const measured = await measures[name]();
      if (round >= 0) rounds.get(name)?.push(measured);
    }
  const series = {} as Record<Name, Series<keyof Measured & string>>;
  for (const [name, measured] of rounds) {
    const keys = Object.keys(measured[0] ?? {}) as (keyof Measured & string)[];
    const values = {} as Record<keyof Measured & string, readonly number[]>;
    for (const key of keys) values[key] = measured.map((figures) => figures[key] ?? Number.NaN);
    series[name] = values;
  }
  return series;
};
