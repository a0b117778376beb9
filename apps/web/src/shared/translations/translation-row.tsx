import { languages, type TranslatedLanguage } from '@wayfarer/words';
import { useId } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

type TranslationRowProps = {
  label: string;
  english: string;
  language: TranslatedLanguage;
  text: string;
  /** The English has changed since it was translated. */
  older: boolean;
  error: string | undefined;
  onChange: (text: string) => void;
  onChecked: () => void;
};

/** Longer texts have a field that grows. */
const ONE_LINE = 40;

/** A text in English and, beside it or below, in another language. */
export const TranslationRow = ({ label, english, language, text, older, error, onChange, onChecked }: TranslationRowProps) => {
  const id = useId();
  const { english: name, tag, direction } = languages[language];
  const field = {
    id,
    label: `${label} in ${name}`,
    lang: tag,
    dir: direction,
    value: text,
    error,
    ...(older ? { hint: 'Older than the English: read it again.' } : {}),
  };
  return (
    <li className="grid gap-x-5 gap-y-3 py-4 sm:grid-cols-2">
      <div className="min-w-0">
        <p className="mb-1.5 font-medium text-ink text-small">{label}</p>
        <p
          lang="en"
          dir="auto"
          className="wrap-anywhere max-h-96 overflow-y-auto whitespace-pre-line rounded-control bg-sunken px-3.5 py-2.5 text-ink"
        >
          {english}
        </p>
      </div>
      <div className="min-w-0">
        {english.length > ONE_LINE || english.includes('\n') ? (
          <TextArea {...field} rows={2} onChange={({ target }) => onChange(target.value)} />
        ) : (
          <TextField {...field} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
        )}
        <p className="mt-1.5 flex flex-wrap gap-2">
          {text === '' ? (
            <Button variant="quiet" size="small" aria-label={`Copy the English: ${label}`} onClick={() => onChange(english)}>
              Copy
            </Button>
          ) : null}
          {older ? (
            <Button variant="quiet" size="small" aria-label={`Still right: ${label}`} onClick={onChecked}>
              Still right
            </Button>
          ) : null}
        </p>
      </div>
    </li>
  );
};
