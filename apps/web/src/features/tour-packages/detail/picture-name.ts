import { t } from '../../../shared/words/words.ts';

/** What a picture is called where it is shown, and searched for. */
export const pictureNameOf = (title: string, index: number, count: number): string =>
  count === 1 ? title : t('{title} ({number} of {count})', { title, number: index + 1, count });
