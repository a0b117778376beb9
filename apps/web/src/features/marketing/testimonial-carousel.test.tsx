import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TestimonialCarousel } from './testimonial-carousel.tsx';

test('the initials of a traveller are whole characters, so that the server can send them', () => {
  const clientReviews = [{ author: '🧭ina 𠮷田', trip: 'Hampi', words: 'We were glad.' }];
  const markup = renderToString(<TestimonialCarousel label="Testimonials" of={{ clientReviews }} list="clientReviews" />);
  expect(markup).toContain('🧭𠮷');
  expect(markup.isWellFormed()).toBe(true);
});
