import type { System } from '@wayfarer/contracts';
import { counted } from '../../shared/format/format-total.ts';
import { Badge } from '../../shared/ui/display/badge.tsx';
import { Card } from '../../shared/ui/layout/card.tsx';
import { reviewedWords, stateWords } from './system-words.ts';

type Words = NonNullable<System['words']>;

const Language = ({ language, texts, unreviewed, untranslated, own }: Words['languages'][number]) => (
  <li className="wrap-anywhere">
    <p className="text-ink">
      {language}:{' '}
      {language === 'English'
        ? `${counted(own, 'text')} of your own`
        : `${counted(texts, 'text')}, ${reviewedWords(texts, unreviewed)}`}
    </p>
    {untranslated === 0 ? null : <p className="text-ink-faint text-small">{untranslated} untranslated, shown in English</p>}
    {own === 0 || language === 'English' ? null : <p className="text-ink-faint text-small">{counted(own, 'text')} of your own</p>}
  </li>
);

/** How far each language is that readers may choose, and what of the operator's own texts was left out. */
export const LanguagesCard = ({ languages, faults }: Words) => (
  <Card as="section" aria-labelledby="system-languages">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h2 id="system-languages" className="font-semibold text-body text-ink">
        Languages
      </h2>
      {faults.length === 0 ? null : <Badge tone={stateWords.wrong.tone}>{stateWords.wrong.words}</Badge>}
    </div>
    {languages.length === 0 ? null : (
      <ul className="figures mt-3 grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {languages.map((one) => (
          <Language key={one.language} {...one} />
        ))}
      </ul>
    )}
    {faults.length === 0 ? null : (
      <>
        <p className="mt-3">Of your own texts (WORDS_DIR) these were left out. Mend them, and start the API again.</p>
        <ul className="wrap-anywhere mt-2 list-disc space-y-1 ps-5 text-small">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      </>
    )}
  </Card>
);
