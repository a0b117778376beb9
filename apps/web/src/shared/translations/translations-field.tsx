import { type TextTree, textsIn } from '@wayfarer/contracts';
import { languages, type TranslatedLanguage } from '@wayfarer/words';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { FieldError } from 'react-hook-form';
import { ErrorLine } from '../forms/error-line.tsx';
import { partErrorOf } from '../forms/part-error.ts';
import { Tabs } from '../ui/layout/tabs.tsx';
import { offeredLanguages } from './offered-languages.ts';
import { TranslationRow } from './translation-row.tsx';
import { alongWith, olderIn, progressIn, type TranslationValues, withCheckedText, withText } from './translation-values.ts';

type TranslationsFieldProps = {
  /** The English texts as they are typed now. */
  base: TextTree;
  /** What a text is called, by its path. */
  labelOf: (path: string) => string;
  values: TranslationValues;
  onChange: (values: TranslationValues) => void;
  error: FieldError | undefined;
  /** Opens the first language with a wrong text, and focuses that. */
  ref?: Ref<{ focus: () => void }>;
};

const tabOf = (values: TranslationValues, code: TranslatedLanguage): string => {
  const { total, translated, older } = progressIn(values, code);
  return `${languages[code].english} · ${translated} of ${total}${older === 0 ? '' : ` · ${older} older`}`;
};

/** The texts of a thing in each language that the site offers besides English: a tab for each. */
export const TranslationsField = ({ base, labelOf, values: typed, onChange, error, ref }: TranslationsFieldProps) => {
  const offered = offeredLanguages();
  const [selected, setSelected] = useState(offered[0]);
  const group = useRef<HTMLFieldSetElement>(null);
  // How often it was asked to lead to what is wrong, and how often it has.
  const [asked, setAsked] = useState(0);
  const [led, setLed] = useState(0);
  const errorOf = partErrorOf(error);
  const values = useMemo(() => alongWith(base, typed), [base, typed]);
  useImperativeHandle(ref, () => ({ focus: () => setAsked((times) => times + 1) }));
  if (asked !== led) {
    // The error comes with the same rendering, the text once its language is rendered.
    setLed(asked);
    setSelected(offered.find((code) => errorOf(code) !== undefined) ?? selected);
  }
  useEffect(() => {
    if (asked > 0) group.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [asked]);
  const rowsOf = (code: TranslatedLanguage) => {
    const older = olderIn(values, code);
    return (
      <ul className="-my-4 divide-y divide-hairline">
        {[...textsIn(base)].map(([path, english]) => (
          <TranslationRow
            key={path}
            label={labelOf(path)}
            english={english}
            language={code}
            text={values.languages[code]?.texts[path] ?? ''}
            older={older.has(path)}
            error={errorOf(`${code}.${path.replaceAll('/', '.')}`)}
            onChange={(text) => onChange(withText(values, code, path, text))}
            onChecked={() => onChange(withCheckedText(values, code, path))}
          />
        ))}
      </ul>
    );
  };
  if (selected === undefined) return null;
  return (
    <fieldset ref={group} className="min-w-0">
      <legend className="sr-only">Translations</legend>
      <Tabs
        label="Languages"
        selected={selected}
        onSelect={(key) => setSelected(offered.find((code) => code === key) ?? selected)}
        tabs={offered.map((code) => ({ key: code, label: tabOf(values, code), content: rowsOf(code) }))}
      />
      <ErrorLine>{errorOf('')}</ErrorLine>
    </fieldset>
  );
};
