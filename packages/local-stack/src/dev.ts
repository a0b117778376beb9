import { runProduct } from './run-product.ts';

process.exit(await runProduct(process.env, true));
