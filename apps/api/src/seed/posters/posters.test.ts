import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawHero, listHeroPages } from './draw-hero.ts';
import { drawPoster } from './draw-poster.ts';
import { listPlaces, listScenesOf } from './every-place.ts';
import { renderPoster } from './render-poster.ts';

const everyChoice = listPlaces().flatMap((place) => listScenesOf(place).map((scene) => ({ place, scene })));

describe('the posters', () => {
  it('show twelve places in four to six scenes each, no two of them alike', () => {
    expect(listPlaces()).toHaveLength(12);
    for (const place of listPlaces()) {
      expect(listScenesOf(place).length).toBeGreaterThanOrEqual(4);
      expect(listScenesOf(place).length).toBeLessThanOrEqual(6);
    }
    expect(new Set(everyChoice.map(drawPoster)).size).toBe(everyChoice.length);
  });

  it.each(everyChoice)('$place/$scene is the same drawing on every start, and complete in itself', (choice) => {
    const svg = drawPoster(choice);
    expect(drawPoster(choice)).toBe(svg);
    expect(svg).not.toMatch(/<text|<image|<filter|href|NaN|undefined|Infinity/);
  });

  it('become photographs of 1600 × 1067', async () => {
    const { format, width, height } = await sharp(await renderPoster({ place: 'ladakh', scene: 'pangong' })).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1600, height: 1067 });
  });

  it('refuse a place or a scene that does not exist', () => {
    expect(() => listScenesOf('atlantis')).toThrow("There are no posters of 'atlantis'.");
    expect(() => drawPoster({ place: 'ladakh', scene: 'beach' })).toThrow("There is no poster 'beach' of 'ladakh'.");
  });
});

describe('the wide pictures of the pages', () => {
  it.each(listHeroPages())('%s is the same drawing on every run, and complete in itself', (page) => {
    expect(drawHero(page)).toBe(drawHero(page));
    expect(drawHero(page)).not.toMatch(/<text|<image|<filter|href|NaN|undefined|Infinity/);
  });
});
