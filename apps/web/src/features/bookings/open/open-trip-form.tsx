import { useMutation } from '@tanstack/react-query';
import type { OpenedTrip, TripKey } from '@wayfarer/contracts';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { usePlainForm } from '../../../shared/forms/use-plain-form.ts';
import { paths } from '../../../shared/paths.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { t } from '../../../shared/words/words.ts';

const loadRules = () => import('./trip-key-rules.ts');

/** Opens a trip by its number and the address of its traveller. */
export const OpenTripForm = ({ onOpened }: { onOpened: (trip: OpenedTrip) => void }) => {
  const open = useMutation({
    mutationFn: (body: TripKey) => callEndpoint('openTrip', { body }),
    onSuccess: onOpened,
  });
  const { errors, props } = usePlainForm({
    loadRules,
    action: paths.findTrip(),
    send: (values: TripKey) => open.mutateAsync(values).catch(() => undefined),
  });
  return (
    <form {...props} className="space-y-5">
      {open.error ? <Notice>{sentenceOf(open.error)}</Notice> : null}
      <TextField
        label={t('Booking number')}
        required
        autoComplete="off"
        spellCheck={false}
        name="number"
        hint={t('8 characters, in each email and on the voucher: 6A1F03C2')}
        error={errors.number}
      />
      <TextField
        label={t('Email Address')}
        type="email"
        required
        autoComplete="email"
        name="email"
        hint={t('The one that our emails come to.')}
        error={errors.email}
      />
      <Button type="submit" size="large" className="w-full" busy={open.isPending}>
        {t('Find my trip')}
      </Button>
    </form>
  );
};
