import { html } from './html.ts';
import { pageShell } from './page-shell.ts';

type Closed = {
  heading: string;
  text: string;
  /** The way on; null when nobody knows one. */
  link: { href: string; label: string } | null;
};

/** A calm page for a session that cannot be paid. */
export const closedPage = (base: string, { heading, text, link }: Closed): string => {
  const body = html`<main class="single">
    <section class="panel">
      <h1>${heading}</h1>
      <p>${text}</p>
      ${link && html`<p><a class="pay" href="${link.href}">${link.label}</a></p>`}
    </section>
  </main>`;
  return pageShell({ title: heading, base, body });
};
