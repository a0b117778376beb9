import type { KeptEmail } from '@wayfarer/contracts';
import { Paperclip } from 'lucide-react';
import { requestEndpoint } from '../../shared/api/call-endpoint.ts';
import { invoiceKindWords } from '../../shared/format/invoice-kind-words.ts';
import { DocumentButton } from '../../shared/ui/actions/document-button.tsx';

type Attachment = KeptEmail['attachments'][number];

const words: Readonly<Record<Attachment['kind'], string>> = {
  voucher: 'Voucher',
  ...invoiceKindWords,
  calendar: 'Calendar entry',
};

/** Documents are made again: an invoice never changes, a voucher shows the booking as it is now. */
const load = async (attachment: Attachment, id: string): Promise<Response> => {
  if (attachment.kind === 'calendar') return new Response(attachment.text, { headers: { 'Content-Type': 'text/calendar' } });
  if (attachment.kind === 'voucher') return requestEndpoint('printVoucher', { params: { id } });
  return requestEndpoint('printInvoice', { params: { id }, query: { number: attachment.filename.replace('.pdf', '') } });
};

/** The attachments of an email by name; each can be opened. */
export const EmailAttachments = ({ attachments, booking }: Pick<KeptEmail, 'attachments'> & { booking: string }) => (
  <ul aria-label="Attachments" className="space-y-4">
    {attachments.map((attachment) => (
      <li key={attachment.filename} className="space-y-2">
        <p>
          {words[attachment.kind]}
          <span className="block font-normal text-ink-soft text-small wrap-anywhere">{attachment.filename}</span>
        </p>
        <DocumentButton
          filename={attachment.filename}
          load={() => load(attachment, booking)}
          icon={<Paperclip className="size-5" />}
        >
          Open <span className="sr-only">{attachment.filename}</span>
        </DocumentButton>
      </li>
    ))}
  </ul>
);
