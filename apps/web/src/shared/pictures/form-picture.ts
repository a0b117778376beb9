/** A picture in a form: one that the server already has, or a picked file that has not been sent. */
export type FormPicture =
  | { readonly kind: 'present'; readonly url: string }
  | { readonly kind: 'picked'; readonly url: string; readonly file: File };

export const presentPicture = (url: string): FormPicture => ({ kind: 'present', url });

/** The address of a picked file holds its bytes in memory until `forgetPicture`. */
export const pickedPicture = (file: File): FormPicture => ({ kind: 'picked', url: URL.createObjectURL(file), file });

/** Frees the memory of a preview; a picture of the server uses none. */
export const forgetPicture = (picture: FormPicture): void => {
  if (picture.kind === 'picked') URL.revokeObjectURL(picture.url);
};

export const filesOf = (pictures: readonly FormPicture[]): File[] =>
  pictures.flatMap((picture) => (picture.kind === 'picked' ? [picture.file] : []));

export const presentUrlsOf = (pictures: readonly FormPicture[]): string[] =>
  pictures.flatMap((picture) => (picture.kind === 'present' ? [picture.url] : []));

/** The server puts existing pictures before new ones, so the form shows them in that order. */
export const inSendingOrder = (pictures: readonly FormPicture[]): FormPicture[] => [
  ...pictures.filter((picture) => picture.kind === 'present'),
  ...pictures.filter((picture) => picture.kind === 'picked'),
];
