import type { AttachedDocument, DocumentFile } from '@wayfarer/contracts';
import type { EmailRecord } from './email.model.ts';

/** What goes with an email beside the entry for a calendar. */
export type DocumentKind = AttachedDocument['kind'];
export type EmailDocument = DocumentFile & AttachedDocument;

/** Makes what goes with an email; nothing with most. Asked each time that it is sent: no bytes of it are kept. */
export type MakeDocuments = (email: Pick<EmailRecord, '_id' | 'content' | 'bookingId'>) => Promise<readonly EmailDocument[]>;
