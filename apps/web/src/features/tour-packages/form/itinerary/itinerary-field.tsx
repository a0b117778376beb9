import { type Ref, useImperativeHandle, useState } from 'react';
import { useFocusWrong } from '../../../../shared/forms/use-focus-wrong.ts';
import { readStored, writeStored } from '../../../../shared/session/storage.ts';
import { Segmented } from '../../../../shared/ui/fields/segmented.tsx';
import { TextArea } from '../../../../shared/ui/fields/text-area.tsx';
import { ItineraryDays } from './itinerary-days.tsx';
import { ItineraryPreview } from './itinerary-preview.tsx';

type ItineraryFieldProps = {
  /** The days as comma-separated text, however they are written. */
  text: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  error: string | undefined;
  ref?: Ref<{ focus: () => void }>;
};

const kinds = [
  { value: 'text', label: 'As text' },
  { value: 'days', label: 'Day by day' },
] as const;
type Kind = (typeof kinds)[number]['value'];
/** The key in local storage, so that who writes day by day finds the next form so. */
const KEY = 'days';

/** The days as comma-separated text with a preview, or one by one: both write the same text. */
export const ItineraryField = ({ text, onChange, onBlur, error, ref }: ItineraryFieldProps) => {
  const [kind, setKind] = useState<Kind>(() => (readStored('localStorage', KEY) === 'days' ? 'days' : 'text'));
  const { group, focus } = useFocusWrong<HTMLDivElement>();
  useImperativeHandle(ref, () => ({ focus }));
  const choose = (chosen: Kind) => {
    writeStored('localStorage', KEY, chosen === 'days' ? chosen : null);
    setKind(chosen);
  };
  return (
    <div ref={group} className="space-y-3">
      <Segmented label="How the days are written" options={kinds} value={kind} onValueChange={choose} />
      {kind === 'days' ? (
        <ItineraryDays text={text} onChange={onChange} error={error} />
      ) : (
        <div>
          <TextArea
            label="Itinerary"
            hint={<>Days separated by commas. Put a day that contains a comma in quotes: “Market, then the fort”.</>}
            error={error}
            value={text}
            onChange={({ target }) => onChange(target.value)}
            onBlur={onBlur}
            name="itinerary"
            required
          />
          <ItineraryPreview text={text} />
        </div>
      )}
    </div>
  );
};
