import { type FigureMark, figureRepository } from '../figures/index.ts';
import type { FigureNeeds } from './figure-days.ts';
import { sumFigures } from './sum-figures.ts';

type DayReader = Pick<ReturnType<typeof figureRepository>, 'listDays'>;

/** The source of the dashboard: what the job left behind, and the daily sums. */
export type Figures = FigureMark & DayReader;

/** The stored figures as they are. Where the job has never run they are summed up now. */
export const readFigures = async (needs: FigureNeeds): Promise<Figures> => {
  const { findMark, listDays } = figureRepository(needs.database);
  const mark = (await findMark()) ?? (await sumFigures(needs));
  if (mark === null) throw new Error('The figures were not summed up.');
  return { ...mark, listDays };
};
