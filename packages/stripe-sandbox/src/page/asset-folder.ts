import { fileURLToPath } from 'node:url';

/** Styles and scripts of the page: beside this file, and beside the bundle, to which the build copies them. */
export const assetFolder = fileURLToPath(new URL('./assets', import.meta.url));
