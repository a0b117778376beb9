import { useMutation } from '@tanstack/react-query';
import { isStaff } from '@wayfarer/contracts';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { logFailure } from '../../../shared/api/log-failure.ts';
import { useMay } from '../../../shared/session/use-may.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { t } from '../../../shared/words/words.ts';

type PassportNumberProps = { booking: string; traveller: string; name: string };

/**
 * The whole passport number, once it is asked for: each look by staff is logged. It is kept by no cache, and
 * not printed.
 */
export const PassportNumber = ({ booking, traveller, name }: PassportNumberProps) => {
  const { role } = useSession();
  const isAllowed = useMay('show-passports') || !isStaff(role);
  const { mutate, reset, isPending, data, error } = useMutation({
    mutationFn: () => callEndpoint('showPassport', { params: { id: booking }, body: { traveller } }),
    onError: logFailure('Showing a passport number failed'),
    gcTime: 0,
  });
  if (!isAllowed) return null;
  return (
    <div className="no-print mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant="secondary"
        size="small"
        busy={isPending}
        aria-label={data ? t('Hide passport number of {name}', { name }) : t('Show passport number of {name}', { name })}
        onClick={() => (data ? reset() : mutate())}
      >
        {data ? t('Hide') : t('Show passport number')}
      </Button>
      <output className="wrap-anywhere text-ink text-small">{error === null ? data?.number : sentenceOf(error)}</output>
    </div>
  );
};
