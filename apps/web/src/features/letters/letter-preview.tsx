import type { LetterKind, LetterTrial } from '@wayfarer/contracts';
import { BASE_LANGUAGE, isLanguageCode, type LanguageCode } from '@wayfarer/words';
import { type FormEvent, useState } from 'react';
import { ApiFailure, sentenceOf } from '../../shared/api/api-failure.ts';
import { EmailFrame } from '../../shared/email-frame.tsx';
import { isInSeveral, languageOptions } from '../../shared/language/language-words.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';
import { SelectField } from '../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import type { TypedWords } from './letter-form.ts';
import { useTriedLetter } from './letter-queries.ts';

type LetterPreviewProps = {
  kind: LetterKind;
  /** The words on the screen; null where they are the product's. */
  words: TypedWords | null;
  /** Tells what is wrong with the words, at their fields. @returns whether they can be shown */
  check: () => Promise<boolean>;
};

/** The email on a real booking, in the words that are typed, for a reader of each language of the site. */
export const LetterPreview = ({ kind, words, check }: LetterPreviewProps) => {
  const [typed, setTyped] = useState('');
  const [language, setLanguage] = useState<LanguageCode>(BASE_LANGUAGE);
  const [asked, setAsked] = useState<LetterTrial | null>(null);
  const { data, error, isFetching, refetch } = useTriedLetter(kind, asked);
  const wanted: LetterTrial = {
    ...words,
    ...(language === BASE_LANGUAGE ? {} : { language }),
    ...(typed.trim() === '' ? {} : { booking: typed.trim() }),
  };
  const isOfThese = JSON.stringify(wanted) === JSON.stringify(asked);
  const wrongBooking = error instanceof ApiFailure ? error.fields.booking : undefined;
  const show = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!(await check())) return;
    if (isOfThese) await refetch();
    else setAsked(wanted);
  };
  return (
    <section aria-label="Preview" className="min-w-0 space-y-4">
      <form noValidate aria-label="Preview" onSubmit={(event) => void show(event)} className="flex flex-wrap items-start gap-3">
        <TextField
          label="On booking"
          optional
          autoComplete="off"
          className="min-w-48 flex-1"
          hint="A booking number. Empty: the latest booking."
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          error={wrongBooking}
        />
        {isInSeveral() ? (
          <SelectField
            label="Read in"
            className="min-w-36"
            options={languageOptions('english')}
            value={language}
            onChange={({ currentTarget: { value } }) => isLanguageCode(value) && setLanguage(value)}
          />
        ) : null}
        <Button type="submit" variant="secondary" className="sm:mt-7" busy={isFetching}>
          Show preview
        </Button>
      </form>
      {asked !== null && data === undefined && error === null ? (
        <LoadingBlock text="Writing the preview...">
          <Skeleton className="h-96 w-full" />
        </LoadingBlock>
      ) : null}
      {error === null || wrongBooking !== undefined ? null : (
        <FailedState message={sentenceOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data === undefined || error !== null ? null : (
        <>
          <output className="block text-ink-soft text-small">
            {isOfThese
              ? `Booking ${data.booking}. What it has not come to, such as a refund, is an example. Nothing is sent.`
              : 'You have typed since. Press “Show preview” to see it.'}
          </output>
          <p className="font-semibold text-ink wrap-anywhere">{data.subject}</p>
          <EmailFrame subject={data.subject} html={data.html} />
        </>
      )}
    </section>
  );
};
