import type { TextTree } from '@wayfarer/contracts';
import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form';
import type { TranslationValues } from './translation-values.ts';
import { TranslationsField } from './translations-field.tsx';

type FormTranslationsProps<Values extends FieldValues, Output> = {
  /** Of a form whose field `translations` they are. */
  control: Control<Values, unknown, Output>;
  /** The English texts as they are typed now. */
  base: TextTree;
  /** What a text is called, by its path. */
  labelOf: (path: string) => string;
};

/** The translations of what a form edits. Nothing where the site has English alone. */
export const FormTranslations = <Values extends FieldValues & { translations: TranslationValues }, Output>({
  control,
  ...texts
}: FormTranslationsProps<Values, Output>) => (
  <Controller
    control={control}
    name={'translations' as Path<Values>}
    render={({ field, fieldState }) => (
      <TranslationsField {...texts} ref={field.ref} values={field.value} onChange={field.onChange} error={fieldState.error} />
    )}
  />
);
