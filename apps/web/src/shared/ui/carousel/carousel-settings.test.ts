import { expect, test } from 'vitest';
import { carouselSettings, slidesPerViewAt } from './carousel-settings.ts';

test('carousels advance every 2500 ms, loop, keep a gap of 20 px and can be paged (§2.4)', () => {
  const settings = carouselSettings({ count: 12, slidesPerView: 3, reducedMotion: false });
  expect(settings.autoplay).toMatchObject({ delay: 2500, waitForTransition: false, disableOnInteraction: false });
  expect(settings).toMatchObject({ loop: true, spaceBetween: 20, pagination: { clickable: true } });
});

test('carousels show 1, 2 and 3 slides from 320, 768 and 1024 px (§2.4, 9.2)', () => {
  expect(carouselSettings({ count: 12, slidesPerView: 1, reducedMotion: false }).breakpoints).toEqual({
    320: { slidesPerView: 1 },
    768: { slidesPerView: 2 },
    1024: { slidesPerView: 3 },
  });
  expect([320, 767, 768, 1023, 1024].map(slidesPerViewAt)).toEqual([1, 1, 2, 2, 3]);
});

test('with fewer cards than slides a carousel neither loops nor moves', () => {
  expect(carouselSettings({ count: 2, slidesPerView: 3, reducedMotion: false })).toMatchObject({
    loop: false,
    autoplay: false,
    twice: false,
  });
  expect(carouselSettings({ count: 1, slidesPerView: 1, reducedMotion: false })).toMatchObject({
    loop: false,
    autoplay: false,
    twice: false,
  });
});

test('as many cards as slides loop too: each is duplicated, because nothing could follow otherwise (§2.14)', () => {
  expect(carouselSettings({ count: 3, slidesPerView: 3, reducedMotion: false })).toMatchObject({ loop: true, twice: true });
  expect(carouselSettings({ count: 3, slidesPerView: 2, reducedMotion: false })).toMatchObject({ loop: true, twice: false });
});

test('with reduced motion a carousel does not move', () => {
  expect(carouselSettings({ count: 12, slidesPerView: 3, reducedMotion: true })).toMatchObject({ autoplay: false, speed: 0 });
});
