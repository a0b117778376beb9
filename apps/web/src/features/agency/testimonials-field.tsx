import { MAX_TESTIMONIALS, type Testimonial } from '@wayfarer/contracts';
import { TextArea } from '../../shared/ui/fields/text-area.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { ListField } from './list-field.tsx';

type TestimonialsFieldProps = {
  label: string;
  /** 'review' or 'testimonial'. */
  noun: string;
  value: readonly Testimonial[];
  onChange: (testimonials: Testimonial[]) => void;
  error: string | undefined;
};

/** What people said about the agency. */
export const TestimonialsField = ({ label, noun, value, onChange, error }: TestimonialsFieldProps) => (
  <ListField
    label={label}
    noun={noun}
    entries={value}
    onChange={onChange}
    blank={{ author: '', trip: '', words: '' }}
    most={MAX_TESTIMONIALS}
    error={error}
  >
    {({ author, trip, words }, change, name) => (
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="Who"
          aria-label={`Who said ${name}`}
          value={author}
          autoComplete="off"
          onChange={(event) => change({ author: event.target.value })}
        />
        <TextField
          label="Trip, or what they say about themselves"
          aria-label={`Trip of ${name}`}
          value={trip}
          autoComplete="off"
          onChange={(event) => change({ trip: event.target.value })}
        />
        <TextArea
          label="What they said"
          aria-label={`Words of ${name}`}
          className="sm:col-span-2"
          rows={2}
          value={words}
          onChange={(event) => change({ words: event.target.value })}
        />
      </div>
    )}
  </ListField>
);
