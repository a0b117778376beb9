import { fieldsOfLetter, type LetterKind, letterFields } from '@wayfarer/contracts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { FormTranslations } from '../../shared/translations/form-translations.tsx';
import { type LetterValues, type TypedWords, typedTextsOf } from './letter-form.ts';

type LetterTranslationsProps = {
  kind: LetterKind;
  form: UseFormReturn<LetterValues, unknown, TypedWords>;
};

/** Subject and text of a letter in each other language of the site, and the fields that they may have. */
export const LetterTranslations = ({ kind, form: { control } }: LetterTranslationsProps) => {
  const [subject, text] = useWatch({ control, name: ['subject', 'text'] });
  return (
    <section aria-labelledby="other-languages" className="space-y-3">
      <h2 id="other-languages" className="font-bold text-ink">
        In other languages
      </h2>
      <p className="text-ink-soft text-small">
        Who reads another language gets these words where subject and text are both here, and else the English ones.
      </p>
      <ul aria-label="Fields" className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-small">
        {fieldsOfLetter(kind).map((field) => (
          <li key={field}>
            <code className="text-ink">{`{${field}}`}</code> {letterFields[field]}
          </li>
        ))}
      </ul>
      <FormTranslations
        control={control}
        base={typedTextsOf({ subject, text })}
        labelOf={(path) => (path === 'subject' ? 'Subject' : 'Text')}
      />
    </section>
  );
};
