import { screen, within } from '@testing-library/react';
import { screens } from '@wayfarer/contracts/screens';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AboutUsPage } from './about-us-page.tsx';

test('About Us shows the three steps, why to choose us, and three testimonials (§2.14)', async () => {
  renderScreen(AboutUsPage, { pattern: screens.aboutUs.path });
  expect(screen.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'How It Works' })).getAllByRole('heading', { level: 3 });
  expect(steps.map((step) => step.textContent)).toEqual(['Select Package', 'Make a Booking', 'Enjoy Your Trip']);
  expect(screen.getByRole('heading', { name: 'Why Choose Us' })).toBeVisible();
  const carousel = await screen.findByRole('region', { name: /^Testimonials/ });
  expect(
    new Set(
      within(carousel)
        .getAllByRole('blockquote')
        .map((quote) => quote.textContent),
    ).size,
  ).toBe(3);
});
