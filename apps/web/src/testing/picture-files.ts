import { File as NodeFile } from 'node:buffer';
import { vi } from 'vitest';

// jsdom's files lose their bytes and names in fetch. Node's own do not.
const nodeFormData = async (): Promise<typeof FormData> => {
  const form = await new Response(new URLSearchParams()).formData();
  return form.constructor as typeof FormData;
};

/**
 * Lets a test send pictures: uses Node's forms and files, and gives previews an address. Call it before each
 * test.
 */
export const allowPictures = async (): Promise<void> => {
  vi.stubGlobal('FormData', await nodeFormData());
  vi.stubGlobal('File', NodeFile);
  let previews = 0;
  URL.createObjectURL = () => {
    previews += 1;
    return `blob:preview-${previews}`;
  };
  URL.revokeObjectURL = () => undefined;
};

const pngStart = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 0]);

/** A file whose content begins as a PNG's. @param bytes its size */
export const pngFile = (name: string, bytes = 12): File =>
  new File([pngStart, new Uint8Array(bytes - 12)], name, { type: 'image/png' });

/** A file that claims to be a picture but is not. */
export const noPictureFile = (name: string): File => new File(['some text'], name, { type: 'image/png' });
