/** What a picture is called where it is shown, and searched for. */
export const pictureNameOf = (title: string, index: number, count: number): string =>
  count === 1 ? title : `${title} (${index + 1} of ${count})`;
