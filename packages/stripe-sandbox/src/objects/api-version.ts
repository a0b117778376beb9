/** The version of Stripe's API that the sandbox implements: that of the installed `stripe` package. */
export const apiVersion = '2026-10-28.endive';
