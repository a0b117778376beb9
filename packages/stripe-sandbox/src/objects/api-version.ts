/** The version of Stripe's API whose shapes the sandbox answers with: the one that the `stripe` package in use speaks. */
export const apiVersion = '2026-10-28.endive';
