import { keepDying, type Slot } from './keep-dying.ts';
import { type KillPlan, planKills } from './kill-plan.ts';
import { type MortalDatabase, startMortalDatabase } from './mortal-database.ts';
import { openScene, type Scene } from './open-scene.ts';
import { type Product, prepareProduct } from './product.ts';
import { type Random, seededRandom } from './random.ts';
import type { Options } from './read-options.ts';

/** Everything that a run needs, before anything fails. */
export type Storm = {
  readonly options: Options;
  readonly random: Random;
  readonly database: MortalDatabase;
  readonly product: Product;
  readonly plan: KillPlan;
  readonly slots: readonly Slot[];
  readonly scene: Scene;
};

export const prepareStorm = async (options: Options, folder: string): Promise<Storm> => {
  const random = seededRandom(options.seed);
  const database = await startMortalDatabase(`${folder}/database`);
  const product = await prepareProduct(database.uri, options.without, folder);
  const plan = planKills(options.killsPerPoint, random.part(1));
  const slots = await Promise.all(product.starts.map((start, index) => keepDying(start, plan, random.part(10 + index))));
  const scene = await openScene(product, database.uri, random.part(2));
  return { options, random, database, product, plan, slots, scene };
};

/** Ends every process. */
export const clearAway = async ({ slots, scene, product, database }: Storm): Promise<void> => {
  await Promise.all(slots.map((slot) => slot.stop()));
  await scene.close();
  await product.stop();
  await database.stop();
};
