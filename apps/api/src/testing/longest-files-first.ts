import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification, type Vitest } from 'vitest/node';

/**
 * What is in files that start processes, call every endpoint or store thousands of rows: the longest ones.
 */
export const SIGNS_OF_LONG_FILES = [
  'run-program.ts',
  'start-api-process.ts',
  'child_process',
  'everyEndpoint',
  'every-case.ts',
  'store-data.ts',
];

const isLong = ({ moduleId }: TestSpecification): boolean => {
  const text = readFileSync(moduleId, 'utf8');
  return SIGNS_OF_LONG_FILES.some((sign) => text.includes(sign));
};

/**
 * Where vitest knows how long the files took, it begins with the longest. On a fresh clone it begins with the
 * largest, and a small one that takes half a minute would run alone at the end.
 */
class LongestFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    if (files.every((file) => this.ctx.cache.getTestSpecificationResult(file))) return sorted;
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * A plugin, because a sequencer in the configuration would also replace that of `--sequence.shuffle.files`.
 */
export const longestFilesFirst = {
  name: 'longest-files-first',
  configureVitest: ({ vitest: { config } }: { vitest: Vitest }): void => {
    if (config.sequence.sequencer === BaseSequencer) config.sequence.sequencer = LongestFilesFirst;
  },
};
