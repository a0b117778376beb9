import { lazy } from 'react';
import { partyWords } from '../../../shared/quote/party-words.ts';
import { loadPart } from '../../../shared/ui/browser/load-part.ts';
import { PopupButton } from '../../../shared/ui/fields/popup-button.tsx';
import { t } from '../../../shared/words/words.ts';

const load = () => import('./who-popup.tsx');
const WhoPopup = lazy(async () => ({ default: (await loadPart(load)).WhoPopup }));

type WhoButtonProps = {
  id: string;
  className: string;
  party: string;
  onChange: (party: string) => void;
};

/** Says who travels, and opens the numbers. */
export const WhoButton = ({ id, className, party, onChange }: WhoButtonProps) => (
  <PopupButton
    id={id}
    describedBy={`${id}-value`}
    className={className}
    load={load}
    popup={(button) => <WhoPopup {...button} party={party} onChange={onChange} />}
  >
    <span id={`${id}-value`} className="figures">
      {partyWords(party) || t('Anyone')}
    </span>
  </PopupButton>
);
