import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PublicLayout } from './public-layout.tsx';

const open = () => {
  const router = createMemoryRouter([{ Component: PublicLayout, children: [{ path: '*', element: <p>A page</p> }] }]);
  render(<RouterProvider router={router} />);
  return { router, footer: within(screen.getByRole('contentinfo')) };
};

test('the footer of a public page links to About Us and Destinations, and carries the copyright of 2025 (§2.3, 9.13)', () => {
  const { footer } = open();
  expect(footer.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about-us');
  expect(footer.getByRole('link', { name: 'Destinations' })).toHaveAttribute('href', '/destination-view');
  expect(footer.getByText(/^© 2025 Wayfarer\./)).toBeVisible();
});

test.each(['Contribute', 'Contact Us'])("the footer's placeholder %s has no target and does nothing (§2.3)", async (name) => {
  const { router, footer } = open();
  const before = document.body.innerHTML;
  expect(footer.queryByRole('link', { name })).toBeNull();
  await userEvent.click(footer.getByText(name));
  expect(router.state.location.pathname).toBe('/');
  expect(document.body.innerHTML).toBe(before);
});
