// `npm start`, and with --dev `npm run dev`.
import { once } from 'node:events';
import { runCommand } from './run-command.ts';
import { startProduct } from './start-product.ts';

await runCommand(async (asked) => {
  const development = process.argv.includes('--dev');
  const product = await startProduct({ env: process.env, say: console.log, development, signal: asked });
  console.log(`\nWayfarer is ready at ${product.url} (${(performance.now() / 1000).toFixed(1)} s)`);
  if (product.demoPassword) console.log(`Log in as admin or traveller, password ${product.demoPassword}`);
  console.log('Ctrl-C stops everything.');
  if (!asked.aborted) await once(asked, 'abort');
  console.log('Stopping …');
  await product.stop();
  console.log('Stopped.');
});
