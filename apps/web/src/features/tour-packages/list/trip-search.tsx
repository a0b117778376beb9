import { Search } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { todayOnSite } from '../../../shared/format/calendar-day.ts';
import { paths } from '../../../shared/paths.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import type { SelectOption } from '../../../shared/ui/fields/select-field.tsx';
import { addressOf, tidyFilter } from './package-filter.ts';

const box =
  'block w-full appearance-none truncate bg-transparent font-medium text-ink outline-none h-7 min-w-0 text-left cursor-pointer';
const segment =
  'relative block min-w-0 cursor-pointer rounded-control px-3 py-2.5 sm:px-4 transition-colors hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-accent';

type SegmentProps = {
  label: string;
  className?: string;
  children: (id: string) => ReactNode;
};

const Segment = ({ label, className, children }: SegmentProps) => {
  const id = useId();
  return (
    <div className={classNames(segment, className)}>
      <label htmlFor={id} className="block font-medium text-ink-faint text-small">
        {label}
      </label>
      {children(id)}
    </div>
  );
};

/** Where and when; leads into the package list. The browser's own pickers keep the first page light. */
export const TripSearch = ({ places }: { places: readonly SelectOption[] }) => {
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const textOf = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    const [from, to] = [textOf('availableFrom'), textOf('availableTo')];
    // Days chosen in the wrong order are meant as the span between them.
    const [availableFrom, availableTo] = from !== '' && to !== '' && to < from ? [to, from] : [from, to];
    const filter = tidyFilter({ destination: textOf('destination'), availableFrom, availableTo });
    void navigate(paths.packageList(addressOf({ filter }).toString()));
  };
  return (
    <form
      aria-label="Find a trip"
      action={paths.packageList()}
      onSubmit={search}
      className="page-theme grid gap-1 rounded-panel border border-hairline bg-raised p-2 shadow-float grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_auto]"
    >
      <Segment label="Where" className="col-span-2 lg:col-span-1">
        {(id) => (
          <select id={id} name="destination" defaultValue="" className={box}>
            <option value="">Anywhere</option>
            {places.map((place) => (
              <option key={place.value} value={place.value}>
                {place.label}
              </option>
            ))}
          </select>
        )}
      </Segment>
      <Segment label="From">
        {(id) => <input id={id} type="date" name="availableFrom" min={todayOnSite()} className={box} />}
      </Segment>
      <Segment label="To">{(id) => <input id={id} type="date" name="availableTo" min={todayOnSite()} className={box} />}</Segment>
      <Button
        type="submit"
        size="large"
        className="rounded-card col-span-2 lg:col-span-1"
        icon={<Search aria-hidden="true" className="size-5" />}
      >
        Search
      </Button>
    </form>
  );
};
