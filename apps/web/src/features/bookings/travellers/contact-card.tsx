import type { Contact, Travellers } from '@wayfarer/contracts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { changedEntryIn } from '../../../shared/admin-list/form/edited-meanwhile.tsx';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { useLeaveGuard } from '../../../shared/forms/use-leave-guard.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { TextArea } from '../../../shared/ui/fields/text-area.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { Tick } from '../../../shared/ui/fields/tick.tsx';
import { type ContactValues, contactResolver, contactValuesOf } from './contact-form.ts';
import { listWithContact } from './traveller-form.ts';
import { useChangeTravellers } from './travellers-query.ts';

type ContactProps = { list: Travellers; contact: Contact };

const ContactForm = ({ list, contact, onDone }: ContactProps & { onDone: () => void }) => {
  const form = useForm<ContactValues, unknown, Contact>({
    resolver: contactResolver,
    defaultValues: contactValuesOf(contact),
  });
  const hasCompany = useWatch({ control: form.control, name: 'hasCompany' });
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
      const meanwhile = 'Somebody else has changed the travellers meanwhile. What you typed is still here: save it again.';
      setFailure(changedEntryIn(thrown) === null ? sentenceOf(thrown) : meanwhile);
    }
  });
  return (
    <form noValidate aria-label="Contact" className="mt-4 space-y-5" onSubmit={(event) => void save(event)}>
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <TextField label="Contact name" required autoComplete="off" error={errors.name?.message} {...form.register('name')} />
        <TextField
          type="tel"
          label="Contact phone"
          optional
          autoComplete="off"
          error={errors.phone?.message}
          {...form.register('phone')}
        />
      </div>
      <Tick
        label="Invoice to a company"
        checked={hasCompany}
        onChange={(checked) => form.setValue('hasCompany', checked, { shouldDirty: true })}
      />
      {hasCompany ? (
        <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
          <TextField label="Company" autoComplete="off" error={errors.company?.message} {...form.register('company')} />
          <TextField
            label="Tax number"
            optional
            autoComplete="off"
            error={errors.taxNumber?.message}
            {...form.register('taxNumber')}
          />
          <TextArea
            label="Address"
            className="sm:col-span-2"
            rows={3}
            hint="Printed on invoices that are issued from now on."
            error={errors.address?.message}
            {...form.register('address')}
          />
        </div>
      ) : null}
      {failure === null ? null : <Notice tone="amber">{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          Save contact
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
};

/** Whom to reach about a booking, by default who booked it; and the form that changes it. */
export const ContactCard = ({ list, contact }: ContactProps) => {
  const [isOpen, setOpen] = useState(false);
  const { from, to } = contact;
  const way = [from === undefined ? '' : `from ${from}`, to === undefined ? '' : `to ${to}`].filter((text) => text !== '');
  return (
    <section aria-label="Contact" className="rounded-card border border-hairline bg-surface p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-48">
          <p className="wrap-anywhere font-semibold text-ink">{contact.name}</p>
          <p className="text-ink-faint text-small">Contact</p>
          <p className="wrap-anywhere mt-1 text-ink-soft text-small">
            {[contact.phone ?? 'No phone', ...(way.length === 0 ? [] : [way.join(' ')])].join(' · ')}
          </p>
          {contact.invoiceTo === undefined ? null : (
            <p className="wrap-anywhere mt-1 text-ink-soft text-small">Invoice to {contact.invoiceTo.company}</p>
          )}
        </div>
        {list.canEdit && !isOpen ? (
          <Button variant="secondary" size="small" className="no-print" aria-label="Edit contact" onClick={() => setOpen(true)}>
            Edit
          </Button>
        ) : null}
      </div>
      {isOpen ? <ContactForm list={list} contact={contact} onDone={() => setOpen(false)} /> : null}
    </section>
  );
};
