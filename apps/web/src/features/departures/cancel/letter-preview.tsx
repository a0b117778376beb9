import { useMutation } from '@tanstack/react-query';
import type { LetterPreview as Words } from '@wayfarer/contracts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { logFailure } from '../../../shared/api/log-failure.ts';
import { setFieldErrors } from '../../../shared/forms/set-field-errors.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { type CancelFormValues, sentOtherDay, type TypedOtherDay } from './cancel-form.ts';

type LetterPreviewProps = { bookingId: string; form: UseFormReturn<CancelFormValues> };

const isReady = (typed: TypedOtherDay | null): boolean => Boolean(typed?.day && typed.until);

/** The email that one of the bookings would get, as long as nothing else is typed. */
export const LetterPreview = ({ bookingId, form }: LetterPreviewProps) => {
  const [reason, letter, otherDay] = useWatch({ control: form.control, name: ['reason', 'letter', 'otherDay'] });
  const words = { reason, letter, ...sentOtherDay(isReady(otherDay) ? otherDay : null) };
  const { mutate, data, error, variables, isPending } = useMutation({
    mutationFn: (body: Words) => callEndpoint('previewLetter', { params: { id: bookingId }, body }),
    onError: (thrown) => {
      logFailure('Writing the preview of a letter failed')(thrown);
      setFieldErrors(thrown, form);
    },
  });
  const isOfThese = JSON.stringify(variables) === JSON.stringify(words);
  const preview = async (): Promise<void> => {
    if (await form.trigger(['reason', 'letter', 'otherDay'], { shouldFocus: true })) mutate(words);
  };
  return (
    <div className="space-y-3">
      <Button variant="secondary" size="small" busy={isPending} onClick={() => void preview()}>
        Preview letter
      </Button>
      {error !== null && isOfThese ? <Notice>{sentenceOf(error)}</Notice> : null}
      {data !== undefined && isOfThese ? (
        <section aria-label="Preview of the letter" className="rounded-card border border-hairline bg-sunken p-4">
          <p className="font-semibold text-ink wrap-anywhere">{data.subject}</p>
          <p className="mt-2 whitespace-pre-line text-ink wrap-anywhere">{data.text}</p>
        </section>
      ) : null}
    </div>
  );
};
