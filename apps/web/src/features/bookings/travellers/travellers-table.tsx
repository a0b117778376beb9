import type { Travellers } from '@wayfarer/contracts';
import { useState } from 'react';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { AnswerList } from './answer-list.tsx';
import { TravellerForm, type TravellerProps } from './edit-traveller.tsx';
import { PassportNumber } from './passport-number.tsx';
import { factsOf, kindOf, missingOf } from './traveller-words.ts';

const CELL = 'block sm:table-cell sm:border-hairline sm:border-t sm:py-2.5 sm:pe-3 sm:align-top';

type RowProps = TravellerProps & { isCancelled: boolean };

/** What is known of a person, what is still missing, and what should be looked after. */
const Details = ({ list, traveller, isCancelled }: Omit<RowProps, 'place'>) => {
  const facts = factsOf(traveller);
  const { name, warning, passport } = traveller;
  const missing = isCancelled || name === null ? [] : missingOf(traveller, list);
  return (
    <>
      {facts.length === 0 ? null : <p className="text-ink-soft">{facts.join(' · ')}</p>}
      <AnswerList answers={traveller.answers} list={list} />
      {missing.length === 0 ? null : <p className="font-medium text-amber">{`Missing: ${missing.join(', ')}`}</p>}
      {isCancelled || warning === undefined ? null : <p className="font-medium text-amber">{warning}</p>}
      {passport && name !== null ? <PassportNumber booking={list.booking} traveller={traveller.id} name={name} /> : null}
    </>
  );
};

const Row = ({ list, traveller, place, isCancelled }: RowProps) => {
  const [isOpen, setOpen] = useState(false);
  const kind = kindOf(traveller, place);
  const { name } = traveller;
  return (
    <>
      <tr className="relative block border-hairline border-t py-2.5 pe-20 first:border-t-0 sm:table-row sm:border-t-0 sm:py-0 sm:pe-0">
        <th scope="row" className={`wrap-anywhere text-start font-semibold text-ink ${CELL} sm:ps-4`}>
          {name === null ? (
            <span className="whitespace-nowrap font-normal text-ink-faint">{isCancelled ? 'Not named' : 'Not named yet'}</span>
          ) : (
            <bdi>{name}</bdi>
          )}
        </th>
        <td className={`wrap-anywhere text-ink-soft sm:min-w-24 ${CELL}`}>{traveller.category?.name ?? kind}</td>
        <td className={`wrap-anywhere ${CELL}`}>
          <Details list={list} traveller={traveller} isCancelled={isCancelled} />
        </td>
        <td className="absolute top-2 end-4 text-end sm:static sm:table-cell sm:border-hairline sm:border-t sm:py-1.5 sm:pe-4 sm:align-top">
          {list.canEdit && !isOpen ? (
            <Button
              variant="secondary"
              size="small"
              className="no-print"
              aria-label={name === null ? `Add details of ${kind}` : `Edit ${name}`}
              onClick={() => setOpen(true)}
            >
              {name === null ? 'Add' : 'Edit'}
            </Button>
          ) : null}
        </td>
      </tr>
      {isOpen ? (
        <tr className="block sm:table-row">
          <td colSpan={4} className="block bg-sunken px-4 py-5 sm:table-cell">
            <TravellerForm list={list} traveller={traveller} place={place} onDone={() => setOpen(false)} />
          </td>
        </tr>
      ) : null}
    </>
  );
};

/** Everybody on a booking, a row for each, which opens its form in its place. */
export const TravellersTable = ({ list, isCancelled }: { list: Travellers; isCancelled: boolean }) => (
  <table className="figures block w-full overflow-clip rounded-card border border-hairline bg-surface text-small sm:table sm:border-separate sm:border-spacing-0">
    <caption className="sr-only">Travellers of this booking</caption>
    <thead className="sr-only bg-sunken text-start text-ink-soft sm:not-sr-only sm:table-header-group">
      <tr>
        <th scope="col" className="w-2/5 py-2 pe-3 ps-4 font-semibold">
          Name
        </th>
        <th scope="col" className="py-2 pe-3 font-semibold">
          Kind
        </th>
        <th scope="col" className="w-2/5 py-2 pe-3 font-semibold">
          Details
        </th>
        <th scope="col" className="py-2 pe-4">
          <span className="sr-only">Change</span>
        </th>
      </tr>
    </thead>
    <tbody className="block px-4 sm:table-row-group">
      {list.travellers.map((traveller, place) => (
        // A person is known by the place in the list alone.
        // biome-ignore lint/suspicious/noArrayIndexKey: places are fixed by the party
        <Row key={place} list={list} traveller={traveller} place={place} isCancelled={isCancelled} />
      ))}
    </tbody>
  </table>
);
