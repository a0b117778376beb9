import type { Config } from '../config.ts';
import type { TestApi } from './start-test-api.ts';

/** Runs something while the API has other settings, of those that it reads at each call. */
export const withSettings = async <Result>(
  { dependencies }: TestApi,
  settings: Partial<Config>,
  happens: () => Promise<Result>,
): Promise<Result> => {
  const absent = Object.fromEntries(Object.keys(settings).map((name) => [name, undefined]));
  const before = { ...absent, ...dependencies.config };
  Object.assign(dependencies.config, settings);
  try {
    return await happens();
  } finally {
    Object.assign(dependencies.config, before);
  }
};
