import type { Config } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import { sentenceOnTravellerKey } from '../../features/travellers/index.ts';
import { type Finding, ok, wrong } from './finding.ts';

/** Whether the passport numbers that are stored can be read. */
export const checkTravellerKey = async (config: Config, database: Database): Promise<Finding> => {
  const sentence = await sentenceOnTravellerKey({ config, database });
  if (sentence !== null) return wrong('settings', sentence);
  return ok('settings', 'Every passport number that is stored can be read.');
};
