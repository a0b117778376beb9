import { z } from 'zod';
import { jsonInText } from '../values/json-in-text.ts';
import { MAX_PREVIEW_LINES, MAX_TOLD_PROBLEMS } from './import.rules.ts';

/** What is sent with the file, a CSV in UTF-8, as `file`. */
export const importFormSchema = z.object({
  dryRun: z
    .preprocess(jsonInText, z.boolean('dryRun is true or false.'))
    .meta({ description: 'True: says what the file would do, and writes nothing' }),
});
export type ImportForm = z.infer<typeof importFormSchema>;

const lineSchema = z.int().min(1).meta({ description: 'Of the file, the headings being line 1' });

const problemSchema = z.object({
  line: lineSchema,
  column: z.string().nullable().meta({ description: 'Its heading; null where it is about the whole line' }),
  message: z.string(),
});
export type ImportProblem = z.infer<typeof problemSchema>;

export const importOutcomes = ['new', 'changed', 'unchanged', 'wrong'] as const;
const previewSchema = z.object({ line: lineSchema, name: z.string(), outcome: z.enum(importOutcomes) });
export type ImportPreviewLine = z.infer<typeof previewSchema>;

const countSchema = z.int().min(0);
export const importReportSchema = z
  .object({
    isDryRun: z.boolean(),
    lines: countSchema,
    added: countSchema.meta({ description: 'In a dry run, and where a line is wrong: those that would be added' }),
    changed: countSchema,
    unchanged: countSchema,
    wrong: countSchema.meta({ description: 'Lines with a problem. Where a check finds one, nothing of the file is written' }),
    isWritten: z.boolean().meta({ description: 'False after a dry run, and where the check found a problem' }),
    problems: z.array(problemSchema).max(MAX_TOLD_PROBLEMS).meta({ description: 'The first ones, by line' }),
    ignored: z.array(z.string()).meta({ description: 'Headings of columns that are not read' }),
    preview: z.array(previewSchema).max(MAX_PREVIEW_LINES).meta({ description: 'The first lines' }),
  })
  .meta({ id: 'ImportReport' });
export type ImportReport = z.infer<typeof importReportSchema>;
