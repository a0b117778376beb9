import { EMAIL_FRAME_PATH } from '@wayfarer/contracts';

/**
 * Writes an email into the empty document, whose security policy lets it run, load and send nothing. Its
 * links do not work here.
 */
const fill = (frame: HTMLIFrameElement, html: string): void => {
  const page = frame.contentDocument?.documentElement;
  if (!page) return;
  page.innerHTML = html;
  for (const link of page.querySelectorAll('a')) link.target = '_blank';
  frame.style.height = `${page.scrollHeight}px`;
};

/** An email in its HTML form, as a mail program shows it. */
export const EmailFrame = ({ subject, html }: { subject: string; html: string }) => (
  <iframe
    key={html}
    title={`Email: ${subject}`}
    src={EMAIL_FRAME_PATH}
    sandbox="allow-same-origin"
    onLoad={({ currentTarget }) => fill(currentTarget, html)}
    className="min-h-96 w-full rounded-card border border-hairline bg-surface"
  />
);
