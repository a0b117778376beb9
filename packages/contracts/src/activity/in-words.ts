/**
 * 'Edit tour package' for the operation `editTourPackage`, 'Available from' for the field `availableFrom`:
 * those of earlier versions are told too.
 */
export const inWords = (name: string): string => {
  const words = name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
