import { fileURLToPath } from 'node:url';

/** The page's styles and scripts: beside this file, and beside the bundle, where the build copies them. */
export const assetFolder = fileURLToPath(new URL('./assets', import.meta.url));
