import { fieldsOfLetter, type LetterField, type LetterKind, letterFields } from '@wayfarer/contracts';
import { isInSeveral } from '../../shared/language/language-words.ts';
import { Button } from '../../shared/ui/actions/button.tsx';

/** A button for each field of a letter, for its English words. */
export const FieldButtons = ({ kind, onInsert }: { kind: LetterKind; onInsert: (field: LetterField) => void }) => (
  <fieldset>
    <legend className="mb-1.5 font-medium text-ink text-small">
      {isInSeveral() ? 'Put into the English where the cursor is' : 'Put in where the cursor is'}
    </legend>
    <div className="flex flex-wrap gap-2">
      {fieldsOfLetter(kind).map((field) => (
        <Button
          key={field}
          variant="secondary"
          size="small"
          aria-label={`${letterFields[field]}, {${field}}`}
          title={`{${field}}`}
          onClick={() => onInsert(field)}
        >
          {letterFields[field]}
        </Button>
      ))}
    </div>
  </fieldset>
);
