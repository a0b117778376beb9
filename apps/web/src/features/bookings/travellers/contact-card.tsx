import type { Contact, Travellers } from '@wayfarer/contracts';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useLeaveGuard } from '../../../shared/forms/use-leave-guard.ts';
import { invoiceToControl } from '../../../shared/invoice-to/invoice-to-control.tsx';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { t } from '../../../shared/words/words.ts';
import { type ContactValues, contactResolver, contactValuesOf } from './contact-form.ts';
import { FormEnd } from './form-end.tsx';
import { refusalWords } from './refusal-words.ts';
import { listWithContact } from './traveller-form.ts';
import { useChangeTravellers } from './travellers-query.ts';

type ContactProps = {
  list: Travellers;
  contact: Contact;
  isStaff: boolean;
  /** Whether the invoice is issued: from then on another buyer on the contact would change nothing. */
  isInvoiced: boolean;
};

const ContactForm = ({ list, contact, isStaff, isInvoiced, onDone }: ContactProps & { onDone: () => void }) => {
  const form = useForm<ContactValues, unknown, Contact>({
    resolver: contactResolver,
    defaultValues: contactValuesOf(contact),
  });
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync, isPending } = useChangeTravellers(list.booking);
  const { errors, isDirty } = form.formState;
  useLeaveGuard(isDirty);
  const save = form.handleSubmit(async (typed) => {
    setFailure(null);
    const { from, to } = contact;
    try {
      const way = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
      await mutateAsync(listWithContact(list, { ...typed, ...way }));
      onDone();
    } catch (thrown) {
      setFailure(refusalWords(thrown));
    }
  });
  return (
    <form noValidate aria-label={t('Contact')} className="mt-4 space-y-5" onSubmit={(event) => void save(event)}>
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <TextField
          label={t('Contact name')}
          required
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          type="tel"
          label={t('Contact phone')}
          optional
          autoComplete="off"
          error={errors.phone?.message}
          {...form.register('phone')}
        />
      </div>
      {isInvoiced ? (
        <p className="text-ink-soft text-small">
          {isStaff
            ? 'The invoice is issued, under Documents. Whoever may issue invoices corrects its buyer there.'
            : t('The invoice is issued. To have it made out to somebody else, ask us.')}
        </p>
      ) : (
        <div>
          <Controller control={form.control} name="invoiceTo" render={invoiceToControl(errors.invoiceTo)} />
          <p className="mt-1 text-ink-faint text-small">{t('The invoice is issued to this buyer once the booking is paid.')}</p>
        </div>
      )}
      <FormEnd save={t('Save contact')} failure={failure} busy={isPending} onCancel={onDone} />
    </form>
  );
};

/** 'from Pune to Goa', as far as it is known; null where it is not. */
const wayOf = ({ from, to }: Contact): string | null => {
  if (from !== undefined && to !== undefined) return t('from {from} to {to}', { from, to });
  if (from !== undefined) return t('from {place}', { place: from });
  return to === undefined ? null : t('to {place}', { place: to });
};

/** Whom to reach about a booking, by default who booked it; and the form that changes it. */
export const ContactCard = (props: ContactProps) => {
  const { list, contact, isInvoiced } = props;
  const [isOpen, setOpen] = useState(false);
  const way = wayOf(contact);
  return (
    <section aria-label={t('Contact')} className="rounded-card border border-hairline bg-surface p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-48">
          <p className="wrap-anywhere font-semibold text-ink">{contact.name}</p>
          <p className="text-ink-faint text-small">{t('Contact')}</p>
          <p className="wrap-anywhere mt-1 text-ink-soft text-small">
            {[contact.phone ?? t('No phone'), ...(way === null ? [] : [way])].join(' · ')}
          </p>
          {contact.invoiceTo === undefined || isInvoiced ? null : (
            <p className="wrap-anywhere mt-1 text-ink-soft text-small">
              {t('Invoice to {buyer}', { buyer: contact.invoiceTo.company ?? contact.invoiceTo.name ?? '' })}
            </p>
          )}
        </div>
        {list.canEdit && !isOpen ? (
          <Button
            variant="secondary"
            size="small"
            className="no-print"
            aria-label={t('Edit contact')}
            onClick={() => setOpen(true)}
          >
            {t('Edit')}
          </Button>
        ) : null}
      </div>
      {isOpen ? <ContactForm {...props} onDone={() => setOpen(false)} /> : null}
    </section>
  );
};
