import { itineraryIn, type packageColumns, priceIn, UNLIMITED, UnreadableText, windowIn } from '@wayfarer/contracts';
import type { Refused } from '../planned-line.ts';
import type { PackageLine } from './package-lines.ts';

type FormColumn = Exclude<keyof typeof packageColumns, 'id' | 'destination'>;

/** What each column says in the form's own fields. Each may throw an UnreadableText. */
const readers: Readonly<Record<FormColumn, (text: string) => Record<string, unknown>>> = {
  title: (title) => ({ title }),
  available: windowIn,
  capacity: (text) => ({ capacity: text.trim().toLowerCase() === UNLIMITED.toLowerCase() ? '' : text }),
  price: (text) => ({ price: priceIn(text) }),
  description: (description) => ({ description }),
  itinerary: (text) => ({ itinerary: itineraryIn(text) }),
};

/** What a line says in the form's own fields, but for its destination; only of columns that the file has. */
export const readFormFields = ({ texts }: PackageLine): { fields: Record<string, unknown>; problems: Refused[] } => {
  const fields: Record<string, unknown> = {};
  const problems: Refused[] = [];
  for (const [column, read] of Object.entries(readers) as [FormColumn, (typeof readers)[FormColumn]][]) {
    const text = texts[column];
    if (text === undefined) continue;
    try {
      Object.assign(fields, read(text));
    } catch (thrown) {
      if (!(thrown instanceof UnreadableText)) throw thrown;
      problems.push({ path: [column], message: thrown.message });
    }
  }
  return { fields, problems };
};
