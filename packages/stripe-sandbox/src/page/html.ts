/** Finished markup. Anything else that is put into a page is escaped. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Insertable = Html | string | number | null | false | Insertable[];

/** Markup from a template: inserted text is escaped, inserted `Html` is not, null and false are left out. */
export const html = (parts: TemplateStringsArray, ...insertions: Insertable[]): Html =>
  new Html(parts.reduce((whole, part, index) => whole + markupOf(insertions[index - 1] ?? null) + part));

const markupOf = (value: Insertable): string => {
  if (value instanceof Html) return value.markup;
  if (value === null || value === false) return '';
  return Array.isArray(value) ? value.map(markupOf).join('') : escapeText(String(value));
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeText = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
