import { type Html, html } from './html.ts';

type Shell = {
  title: string;
  /** The base path of the sandbox for browsers, without a slash at the end. */
  base: string;
  body: Html;
};

/** The layout of every page: the banner that no money moves, and the page's styles. */
export const pageShell = ({ title, base, body }: Shell): string => {
  const page = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light" />
    <title>${title}</title>
    <link rel="icon" href="${base}/c/assets/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${base}/c/assets/payment-page.css" />
  </head>
  <body>
    <header class="banner"><strong>Test page</strong> No money moves here. Please use one of the test cards.</header>
    ${body}
    <script type="module" src="${base}/c/assets/payment-page.js"></script>
  </body>
</html>
`;
  return page.markup;
};
