import { once } from 'node:events';
import { type Product, startProduct } from './start-product.ts';
import { untilAskedToStop } from './until-asked-to-stop.ts';
import { explain } from './user-facing-error.ts';

/** Runs the product until it is asked to stop; returns the exit code. */
export const runProduct = async (env: NodeJS.ProcessEnv, development: boolean): Promise<number> => {
  let product: Product | undefined;
  const asked = untilAskedToStop(() => product?.killAll());
  try {
    product = await startProduct({ env, say: console.log, development, signal: asked });
    console.log(`\nWayfarer is ready at ${product.url} (${(performance.now() / 1000).toFixed(1)} s)`);
    if (product.demoPassword) console.log(`Log in as admin or traveller, password ${product.demoPassword}`);
    console.log('Ctrl-C stops everything.');
    if (!asked.aborted) await once(asked, 'abort');
    console.log('Stopping …');
    await product.stop();
    console.log('Stopped.');
    return 0;
  } catch (error) {
    if (asked.aborted) return 0;
    explain(error);
    return 1;
  }
};
