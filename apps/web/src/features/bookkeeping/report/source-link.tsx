import { MAX_SOURCE_NAME, type NamedSource } from '@wayfarer/contracts';
import { useState } from 'react';
import { linkThrough } from '../../../shared/booking-source.ts';
import { sourceWords } from '../../../shared/format/source-words.ts';
import { ShortId } from '../../../shared/ui/display/short-id.tsx';
import { Segmented } from '../../../shared/ui/fields/segmented.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { Card } from '../../../shared/ui/layout/card.tsx';

const kinds = (['campaign', 'partner'] as const).map((value) => ({ value, label: sourceWords[value] }));

/** Makes the link that a campaign or a partner shares, so that what is booked through it is told apart. */
export const SourceLink = () => {
  const [source, setSource] = useState<NamedSource>({ kind: 'campaign', name: '' });
  const link = source.name.trim() === '' ? undefined : linkThrough(window.location.origin, source);
  return (
    <Card as="section" aria-labelledby="source-link" className="space-y-4">
      <h2 id="source-link" className="font-semibold text-body text-ink">
        Link for a campaign or a partner
      </h2>
      <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2">
        <Segmented label="For" options={kinds} value={source.kind} onValueChange={(kind) => setSource({ ...source, kind })} />
        <TextField
          label="Name"
          autoComplete="off"
          maxLength={MAX_SOURCE_NAME}
          value={source.name}
          onChange={(event) => setSource({ ...source, name: event.target.value })}
        />
      </div>
      <p className="text-ink-soft text-small">
        Bookings made in the visit that begins with the link count for it. The same ending may stand behind the address of any
        page.
      </p>
      {link === undefined ? null : link === null ? (
        <p className="text-ink">Use letters, digits, spaces and . _ & + / ' - alone.</p>
      ) : (
        <p className="wrap-anywhere text-ink">
          <ShortId label="link" id={link} />
        </p>
      )}
    </Card>
  );
};
