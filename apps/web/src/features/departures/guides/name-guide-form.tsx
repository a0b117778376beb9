import { useQuery } from '@tanstack/react-query';
import { GUIDE_ROLES, type GuideClash, nameGuideSchema, type StaffDeparture } from '@wayfarer/contracts';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { formatShortDay } from '../../../shared/format/calendar-day.ts';
import { schemaResolver } from '../../../shared/forms/schema-resolver.ts';
import { setFieldErrors } from '../../../shared/forms/set-field-errors.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { notify } from '../../../shared/ui/feedback/notify.ts';
import { SelectField } from '../../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { useConfirm } from '../../../shared/ui/overlays/use-confirm.ts';
import { clashesIn, guidesQuery, type Naming, type useGuides } from './guide-queries.ts';

const resolver = schemaResolver(z.object({ user: z.string().min(1, 'Choose who.'), role: nameGuideSchema.shape.role }));
const [LEAD, ASSISTANT] = GUIDE_ROLES;

const lineOf = ({ title, day, lastDay }: GuideClash): string =>
  `${title}, ${formatShortDay(day)}${lastDay === day ? '' : ` to ${formatShortDay(lastDay)}`}`;

type NameGuideFormProps = { departure: StaffDeparture; name: ReturnType<typeof useGuides>['name']; onNamed: () => void };

/** Names somebody on a departure. Where they are on another one on the same days it asks first. */
export const NameGuideForm = ({ departure, name: { mutateAsync, isPending, error }, onNamed }: NameGuideFormProps) => {
  const { data: known = [], error: unknown } = useQuery(guidesQuery);
  const usual = departure.guides === undefined ? LEAD : ASSISTANT;
  const empty = { user: '', role: usual };
  const form = useForm({ defaultValues: empty, values: empty, resetOptions: { keepDirtyValues: true }, resolver });
  const { errors } = form.formState;
  const confirm = useConfirm();
  const send = async (naming: Naming): Promise<void> => {
    const name = known.find(({ _id }) => _id === naming.user)?.name ?? '';
    try {
      await mutateAsync(naming);
      form.reset();
      onNamed();
      void notify({ title: `${name} is named on this departure`, tone: 'green' });
    } catch (thrown) {
      const clashes = clashesIn(thrown);
      if (clashes === null) {
        setFieldErrors(thrown, form);
        return;
      }
      const sure = await confirm({
        title: `${name} is on another departure on the same days`,
        text: 'Nothing is stored yet. Both departures keep their other guides.',
        list: clashes.map(lineOf),
        confirmLabel: 'Both, all the same',
        cancelLabel: 'Go back',
      });
      if (sure) await send({ ...naming, besides: clashes.map(({ packageId, day }) => ({ packageId, day })) });
    }
  };
  const failure = unknown ?? (error !== null && clashesIn(error) === null && errors.user === undefined ? error : null);
  return (
    <form
      noValidate
      aria-label="Name a guide"
      className="flex flex-wrap items-start gap-3 print:hidden"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      {failure === null ? null : (
        <span className="basis-full">
          <Notice>{sentenceOf(failure)}</Notice>
        </span>
      )}
      <SelectField
        label="Who"
        placeholder="Choose..."
        className="min-w-48 grow sm:max-w-72"
        options={known.map(({ _id, name }) => ({ value: _id, label: name }))}
        {...form.register('user')}
        error={errors.user?.message}
      />
      <TextField
        label="As"
        list="guide-roles"
        autoComplete="off"
        className="min-w-36 grow sm:max-w-52"
        {...form.register('role')}
        error={errors.role?.message}
      />
      <datalist id="guide-roles">
        {GUIDE_ROLES.map((role) => (
          <option key={role}>{role}</option>
        ))}
      </datalist>
      <Button type="submit" variant="secondary" className="mt-7" busy={isPending}>
        Name guide
      </Button>
    </form>
  );
};
