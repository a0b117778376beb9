import { render, screen } from '@testing-library/react';
import type { Swiper } from 'swiper';
import { expect, test } from 'vitest';
import { CarouselSlides } from './carousel-slides.tsx';

const slides = ['Hampi', 'Kyoto', 'Leh', 'Ubud'].map((name) => ({ key: name, content: <p>{name}</p> }));
const show = () => {
  render(<CarouselSlides label="Places" slides={slides} />);
  return document.querySelector<HTMLElement & { swiper: Swiper }>('.swiper')?.swiper;
};

test('the carousel runs with the specified timing, loop, gap and slides by width (§2.4, 9.2)', () => {
  const { params } = show() ?? {};
  expect(params).toMatchObject({ loop: true, spaceBetween: 20, autoplay: { delay: 2500 } });
  expect(params?.breakpoints).toEqual({ 320: { slidesPerView: 1 }, 768: { slidesPerView: 2 }, 1024: { slidesPerView: 3 } });
});

test('a carousel has arrows, a pause button, and a bullet for each card that can be pressed (§2.4)', () => {
  const swiper = show();
  expect(screen.getByRole('button', { name: 'Previous slide' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next slide' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pause carousel' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Go to slide \d$/ })).toHaveLength(4);
  expect(swiper?.params.pagination).toMatchObject({ clickable: true });
});
