import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Booking } from '@wayfarer/contracts';
import { isLanguageCode, type LanguageCode } from '@wayfarer/words';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { logFailure } from '../../../shared/api/log-failure.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { isInSeveral, languageOptions, languageWords, shownLanguage } from '../../../shared/language/language-words.ts';
import { useMay } from '../../../shared/session/use-may.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Fact } from '../../../shared/ui/display/fact.tsx';
import { notify } from '../../../shared/ui/feedback/notify.ts';
import { SelectField } from '../../../shared/ui/fields/select-field.tsx';

type ChooserProps = { booking: Booking; onDone: () => void };

const LanguageChooser = ({ booking, onDone }: ChooserProps) => {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState(shownLanguage(booking.language));
  const { mutate, isPending, error } = useMutation({
    mutationFn: (language: LanguageCode) =>
      callEndpoint('changeBookingLanguage', { params: { id: booking._id }, body: { language } }),
    onError: logFailure('Changing the language of a booking failed'),
    onSuccess: async ({ booking: { language } }) => {
      await queryClient.invalidateQueries({ queryKey: queryKeys.bookings.all });
      void notify({ title: `Emails about this booking are in ${languageWords(language)} from now on.`, tone: 'green' });
      onDone();
    },
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) mutate(chosen);
  };
  return (
    <form noValidate aria-label="Language of the booking" className="mt-2 space-y-3 font-normal" onSubmit={send}>
      <SelectField
        label="Emails and voucher in"
        options={languageOptions('english')}
        value={chosen}
        hint="What was sent stays as it is."
        error={error === null ? undefined : sentenceOf(error)}
        onChange={({ target: { value } }) => isLanguageCode(value) && setChosen(value)}
      />
      <span className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={isPending}>
          Save
        </Button>
        <Button variant="secondary" size="small" disabled={isPending} onClick={onDone}>
          Close
        </Button>
      </span>
    </form>
  );
};

/** In which language the traveller of a booking reads; absent where the site has one. */
export const BookingLanguage = ({ booking }: { booking: Booking }) => {
  const [isChoosing, setChoosing] = useState(false);
  const mayChange = useMay('change-bookings');
  if (!isInSeveral()) return null;
  return (
    <Fact name="Language" wide>
      Reads {languageWords(booking.language)}
      {mayChange && !isChoosing ? (
        <span className="block">
          <Button variant="quiet" size="small" className="-ms-3" onClick={() => setChoosing(true)}>
            Change the language
          </Button>
        </span>
      ) : null}
      {isChoosing ? <LanguageChooser booking={booking} onDone={() => setChoosing(false)} /> : null}
    </Fact>
  );
};
