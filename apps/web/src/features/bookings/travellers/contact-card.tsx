import { type Contact, contactSchema, type Travellers } from '@wayfarer/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { changedEntryIn } from '../../../shared/admin-list/form/edited-meanwhile.tsx';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { schemaResolver } from '../../../shared/forms/schema-resolver.ts';
import { useLeaveGuard } from '../../../shared/forms/use-leave-guard.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { listWithContact } from './traveller-form.ts';
import { useChangeTravellers } from './travellers-query.ts';

const { name, phone } = contactSchema.shape;
const schema = z.object({
  name,
  phone: z
    .literal('')
    .transform(() => undefined)
    .or(phone),
});
const resolver = schemaResolver(schema);

type ContactProps = { list: Travellers; contact: Contact };

const ContactForm = ({ list, contact, onDone }: ContactProps & { onDone: () => void }) => {
  const defaultValues = { name: contact.name, phone: contact.phone ?? '' };
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({ resolver, defaultValues });
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync, isPending } = useChangeTravellers(list.booking);
  const { errors, isDirty } = form.formState;
  useLeaveGuard(isDirty);
  const save = form.handleSubmit(async (typed) => {
    setFailure(null);
    const { phone: _former, ...others } = contact;
    try {
      const changed = { ...others, name: typed.name, ...(typed.phone === undefined ? {} : { phone: typed.phone }) };
      await mutateAsync(listWithContact(list, changed));
      onDone();
    } catch (thrown) {
      const meanwhile = 'Somebody else has changed the travellers meanwhile. What you typed is still here: save it again.';
      setFailure(changedEntryIn(thrown) === null ? sentenceOf(thrown) : meanwhile);
    }
  });
  return (
    <form noValidate aria-label="Contact" className="mt-4 space-y-5" onSubmit={(event) => void save(event)}>
      {failure === null ? null : <Notice tone="amber">{failure}</Notice>}
      <div className="grid items-start gap-5 sm:grid-cols-2">
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
