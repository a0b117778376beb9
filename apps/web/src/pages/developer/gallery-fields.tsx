import { Search } from 'lucide-react';
import { useState } from 'react';
import { DateField } from '../../shared/ui/fields/date-field.tsx';
import { NumberStepper } from '../../shared/ui/fields/number-stepper.tsx';
import { PasswordField } from '../../shared/ui/fields/password-field.tsx';
import { RadioCards } from '../../shared/ui/fields/radio-cards.tsx';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { SelectField } from '../../shared/ui/fields/select-field.tsx';
import { TextArea } from '../../shared/ui/fields/text-area.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { Section } from '../../shared/ui/layout/section.tsx';

const places = [
  { value: '1', label: 'Lofoten, Norway' },
  { value: '2', label: 'Wadi Rum, Jordan' },
];
const statuses = [
  { value: 'all', label: 'All' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'pending', label: 'Pending' },
  { value: 'cancelled', label: 'Cancelled' },
];

const amounts = [
  { value: 'deposit', label: 'Deposit now: ₹1,800.00', text: 'And ₹4,199.97 by Thu, 31 Dec 2026' },
  { value: 'all', label: 'All now: ₹5,999.97' },
];

export const GalleryFields = () => {
  const [persons, setPersons] = useState(2);
  const [day, setDay] = useState('2026-12-12');
  const [noDay, setNoDay] = useState('');
  const [status, setStatus] = useState('all');
  const [amount, setAmount] = useState('deposit');
  return (
    <Section heading="Fields" ground="tinted">
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <TextField label="Username" hint="3 to 32 letters, digits, dots or dashes." autoComplete="off" />
        <TextField label="Email Address" type="email" defaultValue="ada@example" error="This is not an email address." />
        <TextField label="Total amount" readOnly value="₹5,999.97" />
        <TextField label="Title" leading={<Search className="size-4" />} placeholder="Fjord, desert, island" optional />
        <TextField label="Not now" disabled defaultValue="Disabled" />
        <PasswordField label="Password" autoComplete="current-password" defaultValue="wayfarer" />
        <PasswordField label="New password" autoComplete="new-password" error="At least 8 characters." />
        <SelectField label="Destination" options={places} placeholder="All destinations" />
        <SelectField label="Destination, failed" options={places} error="Choose a destination." />
        <NumberStepper label="Total Persons" value={persons} onValueChange={setPersons} min={1} max={50} />
        <NumberStepper
          label="Adults"
          value={0}
          onValueChange={() => undefined}
          min={0}
          max={50}
          error="Adults and children must add up to 2."
        />
        <DateField
          label="Travel Date"
          value={day}
          onValueChange={setDay}
          from="2026-12-03"
          to="2027-01-20"
          hint="3 Dec 2026 to 20 Jan 2027"
        />
        <DateField label="Available from" value={noDay} onValueChange={setNoDay} clearable error="Choose a day." />
        <TextArea label="Message" optional className="sm:col-span-2" />
        <TextArea label="Description" error="Write a description." className="sm:col-span-2" />
      </div>
      <div className="mt-8 space-y-8">
        <Segmented label="Status" options={statuses} value={status} onValueChange={setStatus} />
        <RadioCards label="How much you pay now" cards={amounts} value={amount} onValueChange={setAmount} />
      </div>
    </Section>
  );
};
