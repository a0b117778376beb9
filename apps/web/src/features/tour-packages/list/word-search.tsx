import { MAX_WORDS_LENGTH } from '@wayfarer/contracts';
import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { paths } from '../../../shared/paths.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { addressOf, t } from '../../../shared/words/words.ts';
import { type PackageFilter, searchKeys } from './package-filter.ts';
import type { FilterChange } from './use-package-search.ts';
import { useSettledText } from './use-settled-text.ts';

/** The server takes an address with all of these for a search without JavaScript. */
const ALWAYS_SENT: readonly string[] = ['destination', 'availableFrom', 'availableTo'];

type WordSearchProps = { filter: PackageFilter; party: string; onChange: (values: FilterChange) => void };

/**
 * Words to look for in all texts of packages. They apply after a pause in typing, or at once with Enter;
 * without JavaScript the form sends them with the other filters.
 */
export const WordSearch = ({ filter, party, onChange }: WordSearchProps) => {
  const [words, setWords] = useSettledText(filter.words ?? '', (text) => onChange({ words: text }));
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (words.trim() !== (filter.words ?? '')) onChange({ words });
  };
  return (
    <form
      aria-label={t('Search by words')}
      action={addressOf(paths.packageList())}
      onSubmit={search}
      className="mb-8 flex items-end gap-3"
    >
      <TextField
        label={t('Search trips')}
        type="search"
        name="words"
        className="grow"
        leading={<Search className="size-5" />}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('Family, diving, Japan …')}
        maxLength={MAX_WORDS_LENGTH}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {searchKeys.map((key) =>
        key !== 'words' && (filter[key] !== undefined || ALWAYS_SENT.includes(key)) ? (
          <input key={key} type="hidden" name={key} value={filter[key] ?? ''} />
        ) : null,
      )}
      {party === '' ? null : <input type="hidden" name="party" value={party} />}
      <Button type="submit" className="min-h-12">
        {t('Search')}
      </Button>
    </form>
  );
};
