import { join } from 'node:path';

/** The pictures are beside the code, in the production build too. */
export const postersFolder = join(import.meta.dirname, 'posters');

/** The file of a place's scene: WebP of 1600 × 1067, ready to be served as it is. */
export const posterFile = (place: string, scene: string): string => join(postersFolder, `${place}-${scene}.webp`);
