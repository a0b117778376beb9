import { isComplete } from '@wayfarer/contracts';
import { useState } from 'react';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { t } from '../../../shared/words/words.ts';
import { AnswerList } from './answer-list.tsx';
import { TravellerForm, type TravellerProps } from './edit-traveller.tsx';
import { PassportNumber } from './passport-number.tsx';
import { factsOf, kindOf } from './traveller-words.ts';

/** One person of a party: what is known of them, and the form that changes it. */
export const TravellerCard = ({ list, traveller, place, isCancelled }: TravellerProps & { isCancelled: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  const kind = kindOf(traveller, place);
  const facts = factsOf(traveller);
  const { name } = traveller;
  const isMissing = !isCancelled && name !== null && !isComplete(traveller, list.asks, list.ownQuestions);
  const warning = isCancelled ? undefined : traveller.warning;
  return (
    <li className="rounded-card border border-hairline bg-surface p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-48">
          <p className="wrap-anywhere font-semibold text-ink">{name ?? (isCancelled ? t('Not named') : t('Not named yet'))}</p>
          <p className="text-ink-faint text-small">{kind}</p>
          {facts.length === 0 ? null : <p className="wrap-anywhere mt-1 text-ink-soft text-small">{facts.join(' · ')}</p>}
          <AnswerList answers={traveller.answers} list={list} />
          {isMissing ? <p className="mt-1 font-medium text-amber text-small">{t('Some details are missing.')}</p> : null}
          {warning === undefined ? null : <p className="mt-1 font-medium text-amber text-small">{warning}</p>}
          {traveller.passport && name !== null ? (
            <PassportNumber booking={list.booking} traveller={traveller.id} name={name} />
          ) : null}
        </div>
        {list.canEdit && !isOpen ? (
          <Button
            variant="secondary"
            size="small"
            className="no-print"
            aria-label={name === null ? t('Add details of {traveller}', { traveller: kind }) : t('Edit {name}', { name })}
            onClick={() => setOpen(true)}
          >
            {name === null ? t('Add details') : t('Edit')}
          </Button>
        ) : null}
      </div>
      {isOpen ? (
        <div className="mt-4">
          <TravellerForm list={list} traveller={traveller} place={place} onDone={() => setOpen(false)} />
        </div>
      ) : null}
    </li>
  );
};
