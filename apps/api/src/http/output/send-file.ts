import type { DocumentFile } from '@wayfarer/contracts';
import type { Response } from 'express';

/** Sends a file to be saved: no browser shows it in place, where what is in it would be this site's. */
export const sendFile = ({ filename, bytes }: DocumentFile, mediaType: string, response: Response): void => {
  response.set({ 'Content-Type': mediaType, 'Content-Disposition': `attachment; filename="${filename}"` });
  response.end(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
};
