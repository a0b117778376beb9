import { formatMoney, type GivenBack, givenBackSchema } from '@wayfarer/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { todayOnSite } from '../../shared/format/calendar-day.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { SelectField } from '../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { Tick } from '../../shared/ui/fields/tick.tsx';
import { type DueBack, dueFactsOf, dueNameOf } from './due-back.ts';

export type How = NonNullable<GivenBack['how']>;

const ways = [
  { value: 'cash', label: 'Cash' },
  { value: 'transfer', label: 'Bank transfer' },
];

const { way, givenOn, reference } = givenBackSchema.shape.how.unwrap().shape;
const formSchema = z.object({
  way,
  givenOn: z.string().min(1, 'Enter the day on which it was given back.').pipe(givenOn),
  reference: z
    .string()
    .transform((text) => (text.trim() === '' ? undefined : text))
    .pipe(reference),
});

/** Who of them learns it by email. */
const toldOf = (due: readonly DueBack[]): string => {
  const told = due.filter(({ payment }) => payment.contact?.hasEmail).length;
  if (told === 0) return 'Nobody here has an email address: tell them yourself.';
  if (told === due.length) return due.length === 1 ? 'The traveller is told by email.' : 'Each of them is told by email.';
  return `${told} of ${due.length} are told by email; the others have no address.`;
};

/** Who is ticked, and how it was given back, as it is typed. */
export const useGiveBackForm = (due: readonly DueBack[], onSend: (due: readonly DueBack[], how: How) => void) => {
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isTried, setTried] = useState(false);
  const ticked = due.filter(({ _id }) => !left.includes(_id));
  const allByTransfer = due.every(({ payment }) => payment.paymentMethod === 'bank transfer');
  const form = useForm({
    defaultValues: { way: allByTransfer ? ('transfer' as const) : ('cash' as const), givenOn: todayOnSite(), reference: '' },
    resolver: schemaResolver(formSchema),
    mode: 'onTouched',
  });
  const send = form.handleSubmit(({ reference: typed, ...how }) => {
    setTried(true);
    if (ticked.length > 0) onSend(ticked, { ...how, ...(typed === undefined ? {} : { reference: typed }) });
  });
  return { due, left, setLeft, ticked, isMissing: isTried && ticked.length === 0, form, send };
};

type GiveBackFieldsProps = Omit<ReturnType<typeof useGiveBackForm>, 'send'>;

/** What is due, each with a tick, and how it was given back. */
export const GiveBackFields = ({ due, left, setLeft, ticked, isMissing, form }: GiveBackFieldsProps) => {
  const { errors } = form.formState;
  return (
    <div className="space-y-5">
      <fieldset className="min-w-0">
        <legend className="font-medium text-ink">Who has got their money</legend>
        <ul className="mt-1 divide-y divide-hairline">
          {due.map((one) => (
            <li key={one._id} className="py-1">
              <Tick
                checked={!left.includes(one._id)}
                onChange={(checked) => setLeft(checked ? left.filter((id) => id !== one._id) : [...left, one._id])}
                label={
                  <span className="figures min-w-0 wrap-anywhere">
                    <span className="font-semibold text-body text-ink">{formatMoney(one.amount)}</span>{' '}
                    <span className="text-ink">{dueNameOf(one)}</span>
                    <span className="block text-ink-soft">{dueFactsOf(one)}</span>
                  </span>
                }
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <SelectField label="How" options={ways} {...form.register('way')} error={errors.way?.message} />
        <TextField
          type="date"
          label="Given back on"
          max={todayOnSite()}
          {...form.register('givenOn')}
          error={errors.givenOn?.message}
        />
        <TextField
          label="Reference"
          optional
          autoComplete="off"
          className="sm:col-span-2"
          hint="The number of a receipt, or of the transfer. It is written down for each of them."
          {...form.register('reference')}
          error={errors.reference?.message}
        />
      </div>
      {isMissing ? <Notice>Tick at least one of them.</Notice> : null}
      <p className="text-ink-soft">It then counts as refunded. {toldOf(ticked)}</p>
    </div>
  );
};
