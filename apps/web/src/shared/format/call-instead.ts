/** What is said beside somebody whom an email does not reach. */
export const callInstead = ({ name, phone }: { readonly name: string; readonly phone?: string | undefined }): string =>
  phone === undefined ? `No email address, no phone number: ${name}` : `No email address. Call ${name}, ${phone}`;
