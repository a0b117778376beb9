import { ChevronDown } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import { controlStyle } from '../fields/control-style.ts';
import type { Sections } from './use-section.ts';

export type SectionLink<Key extends string> = {
  key: Key;
  label: string;
  /** 'Unsaved', or how much is wrong in it. */
  mark?: { tone: 'amber' | 'red'; words: string } | null;
};

type SectionNavProps<Key extends string> = {
  label: string;
  links: ReadonlyArray<SectionLink<Key>>;
  sections: Sections<Key>;
};

const dots = { amber: 'bg-amber', red: 'bg-red' };

/** The parts of a long page: a list beside it, and in narrow windows a select above it. */
export const SectionNav = <Key extends string>({ label, links, sections }: SectionNavProps<Key>) => {
  const { state } = useLocation();
  const { current, addressOf, go } = sections;
  return (
    <>
      <nav aria-label={label} className="max-lg:hidden">
        <ul className="space-y-1">
          {links.map(({ key, label: name, mark }) => (
            <li key={key}>
              <Link
                to={addressOf(key)}
                state={state}
                aria-current={key === current ? 'page' : undefined}
                className={classNames(
                  'flex min-h-11 items-center gap-2 rounded-control px-3 font-medium text-small',
                  key === current ? 'bg-accent-soft text-accent-strong' : 'text-ink-soft hover:bg-hover hover:text-ink',
                )}
              >
                <span className="min-w-0 grow wrap-anywhere">{name}</span>
                {mark ? (
                  <>
                    <span aria-hidden="true" title={mark.words} className={classNames('size-2 rounded-full', dots[mark.tone])} />
                    <span className="sr-only">, {mark.words}</span>
                  </>
                ) : null}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <span className="relative block lg:hidden">
        <select
          aria-label={label}
          autoComplete="off"
          value={current}
          onChange={({ target }) => go(links.find(({ key }) => key === target.value)?.key ?? current)}
          className={classNames(controlStyle, 'appearance-none truncate pe-10 font-medium')}
        >
          {links.map(({ key, label: name, mark }) => (
            <option key={key} value={key}>
              {mark ? `${name} (${mark.words})` : name}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-4 text-ink-faint"
        />
      </span>
    </>
  );
};
