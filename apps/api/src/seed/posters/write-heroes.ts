import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listHeroPages } from './draw-hero.ts';
import { renderHero } from './render-hero.ts';

/** Run by hand after a hero was redrawn (`node src/seed/posters/write-heroes.ts` in apps/api): the website ships the files, not the drawing. */
const FOLDER = join(import.meta.dirname, '../../../../web/public/hero');

await mkdir(FOLDER, { recursive: true });
for (const page of listHeroPages()) {
  for (const { name, bytes } of await renderHero(page)) {
    await writeFile(join(FOLDER, name), bytes);
    console.log(`${name} ${Math.round(bytes.length / 1024)} kB`);
  }
}
