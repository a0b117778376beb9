import { type GetTextTranslationRecord, po } from 'gettext-parser';

/**
 * A catalogue with the texts of a template, in its order, each with its translation where there is one. What
 * nothing asks for any longer is left out.
 * @param source the catalogue (`.po`), whose head stays
 */
export const updateCatalogue = (source: string, template: string): string => {
  const { headers, translations: known } = po.parse(source);
  const translations: GetTextTranslationRecord = {};
  for (const [context, entries] of Object.entries(po.parse(template).translations))
    for (const [msgid, entry] of Object.entries(entries)) {
      const translated = known[context]?.[msgid];
      const flags = [entry.comments?.flag, translated?.comments?.flag].flatMap((flag) => flag?.split(/,\s*/) ?? []);
      const flag = [...new Set(flags)].join(', ');
      translations[context] ??= {};
      translations[context][msgid] = {
        ...entry,
        msgstr: translated?.msgstr ?? entry.msgstr,
        comments: { ...entry.comments, ...translated?.comments, reference: entry.comments?.reference ?? '', flag },
      };
    }
  return `${po.compile({ charset: 'utf-8', headers, translations }).toString('utf8').trimEnd()}\n`;
};
