// `npm start`, and with --dev `npm run dev`.
import { once } from 'node:events';
import { runCommand } from './run-command.ts';
import { startProduct } from './start-product.ts';

/** The demo shows them all; a site with a database of its own names those that it wants. */
const DEMO_LANGUAGES = 'de,fr,es,pt,hi,ar';

await runCommand(async (asked) => {
  const development = process.argv.includes('--dev');
  const env = { ...(process.env.MONGODB_URI ? {} : { LANGUAGES: DEMO_LANGUAGES }), ...process.env };
  const product = await startProduct({ env, say: console.log, development, signal: asked });
  console.log(`\nWayfarer is ready at ${product.url} (${(performance.now() / 1000).toFixed(1)} s)`);
  if (product.demoPassword) console.log(`Log in as admin or traveller, password ${product.demoPassword}`);
  console.log('Ctrl-C stops everything.');
  if (!asked.aborted) await once(asked, 'abort');
  console.log('Stopping …');
  await product.stop();
  console.log('Stopped.');
});
