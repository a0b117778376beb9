import { Controller, type FieldError, useWatch } from 'react-hook-form';
import { TranslationsField } from '../../../../shared/translations/translations-field.tsx';
import { packageTextName } from '../../form/translations/package-text-names.ts';
import { typedTextsOf } from '../../form/translations/typed-texts.ts';
import type { PackageEditorForm } from '../use-package-editor.ts';

/** What travellers read of a trip, in each other language of the site. */
export const TranslationsSection = ({ form: { control, formState } }: { form: PackageEditorForm }) => {
  const [title, description, itinerary, facts, categories, seasons, extras, ownQuestions] = useWatch({
    control,
    name: ['title', 'description', 'itinerary', 'facts', 'categories', 'seasons', 'extras', 'ownQuestions'],
  });
  return (
    <>
      <p className="text-ink-soft text-small">
        Travellers who read another language see the English of what is empty here. A text that was changed in English since is
        marked as older.
      </p>
      <Controller
        control={control}
        name="translations"
        render={({ field }) => (
          <TranslationsField
            ref={field.ref}
            base={typedTextsOf({ title, description, itinerary, facts, categories, seasons, extras, ownQuestions })}
            labelOf={(path) => packageTextName(path, ownQuestions)}
            values={field.value}
            onChange={field.onChange}
            error={formState.errors.translations as FieldError | undefined}
          />
        )}
      />
    </>
  );
};
