import { EMAIL_FRAME_PATH, type KeptEmail } from '@wayfarer/contracts';
import { useState } from 'react';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';

const forms = [
  { value: 'html', label: 'As sent' },
  { value: 'text', label: 'Text only' },
] as const;

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

/** An email as its recipient sees it. */
export const EmailPreview = ({ email: { html, text, subject, isAsSent, kind } }: { email: KeptEmail }) => {
  const [form, setForm] = useState<(typeof forms)[number]['value']>('html');
  return (
    <section aria-label="Preview" className="min-w-0 space-y-4">
      <Segmented label="Form" options={forms} value={form} onValueChange={setForm} />
      {isAsSent ? null : (
        <p className="text-ink-soft">
          This is how it would be sent now.
          {kind === 'booking-confirmed' || kind === 'refund-completed' ? ' Its documents are made when it is sent.' : ''}
        </p>
      )}
      {form === 'html' ? (
        <iframe
          key={html}
          title={`Email: ${subject}`}
          src={EMAIL_FRAME_PATH}
          sandbox="allow-same-origin"
          onLoad={({ currentTarget }) => fill(currentTarget, html)}
          className="min-h-96 w-full rounded-card border border-hairline bg-surface"
        />
      ) : (
        <pre className="whitespace-pre-wrap rounded-card border border-hairline bg-surface p-5 font-sans text-ink wrap-anywhere">
          {text}
        </pre>
      )}
    </section>
  );
};
