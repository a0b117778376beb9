import type { AttachedDocument, DocumentFile } from '@wayfarer/contracts';
import type { EmailRecord } from './email.model.ts';

export type EmailDocument = DocumentFile & AttachedDocument;

/**
 * Makes the attachments of an email; most have none. Called for each try, because attachments are not stored.
 */
export type MakeDocuments = (email: Pick<EmailRecord, '_id' | 'content' | 'bookingId'>) => Promise<readonly EmailDocument[]>;
