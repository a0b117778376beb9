// `npm start`, and with --dev `npm run dev`.
import { runProduct } from './run-product.ts';

process.exit(await runProduct(process.env, process.argv.includes('--dev')));
