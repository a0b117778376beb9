import { useWatch } from 'react-hook-form';
import { FormTranslations } from '../../../../shared/translations/form-translations.tsx';
import { packageTextName } from '../../form/translations/package-text-names.ts';
import { typedTextsOf } from '../../form/translations/typed-texts.ts';
import type { PackageEditorForm } from '../use-package-editor.ts';

/** What travellers read of a trip, in each other language of the site. */
export const TranslationsSection = ({ form: { control } }: { form: PackageEditorForm }) => {
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
      <FormTranslations
        control={control}
        base={typedTextsOf({ title, description, itinerary, facts, categories, seasons, extras, ownQuestions })}
        labelOf={(path) => packageTextName(path, ownQuestions)}
      />
    </>
  );
};
