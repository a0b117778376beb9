/** Hands bytes to the browser as a file to be saved. */
export const saveFile = (name: string, bytes: Blob): void => {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
};
