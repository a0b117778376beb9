import { expect, test } from 'vitest';
import { srcSetOf } from './picture-sources.ts';

test('an uploaded picture comes in four widths, derived from the address of its largest WebP', () => {
  expect(srcSetOf('/pictures/5f0c-1600.webp', 'avif')).toBe(
    '/pictures/5f0c-400.avif 400w, /pictures/5f0c-640.avif 640w, /pictures/5f0c-800.avif 800w, /pictures/5f0c-1600.avif 1600w',
  );
});

test('a hero picture has a width for phones and one for large screens', () => {
  expect(srcSetOf('/hero/home-1280.webp', 'webp')).toBe(
    '/hero/home-750.webp 750w, /hero/home-1280.webp 1280w, /hero/home-2000.webp 2000w',
  );
});

test('a picture from anywhere else is shown as it is', () => {
  expect(srcSetOf('https://example.com/pictures/a-1600.webp', 'webp')).toBeNull();
  expect(srcSetOf('/pictures/5f0c.webp', 'webp')).toBeNull();
});
