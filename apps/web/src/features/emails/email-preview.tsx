import type { KeptEmail } from '@wayfarer/contracts';
import { useState } from 'react';
import { EmailFrame } from '../../shared/email-frame.tsx';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';

const forms = [
  { value: 'html', label: 'As sent' },
  { value: 'text', label: 'Text only' },
] as const;

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
        <EmailFrame subject={subject} html={html} />
      ) : (
        <pre className="whitespace-pre-wrap rounded-card border border-hairline bg-surface p-5 font-sans text-ink wrap-anywhere">
          {text}
        </pre>
      )}
    </section>
  );
};
