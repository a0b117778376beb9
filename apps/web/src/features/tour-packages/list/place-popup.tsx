import { Combobox } from '@base-ui/react/combobox';
import type { Destination } from '@wayfarer/contracts';
import { Compass, Search } from 'lucide-react';
import { useEffect } from 'react';
import { Picture } from '../../../shared/ui/display/picture.tsx';
import { controlStyle } from '../../../shared/ui/fields/control-style.ts';
import { FieldPopup, type PopupOfButton } from '../../../shared/ui/fields/field-popup.tsx';
import { t } from '../../../shared/words/words.ts';

type PlacePopupProps = PopupOfButton & {
  places: readonly Destination[];
  loadMore: (() => void) | undefined;
  /** The id of the chosen place, or ''. */
  value: string;
  onPick: (id: string) => void;
};

type Choice = { id: string; name: string; country: string; image: string | null };

const anywhere = (): Choice => ({ id: '', name: t('Anywhere'), country: t('All trips'), image: null });
const choiceOf = ({ _id, name, country, imageUrl }: Destination): Choice => ({ id: _id, name, country, image: imageUrl });

/** Destinations with their pictures, filtered by any part of name or country while typing. */
export const PlacePopup = ({ places, loadMore, value, onPick, ...button }: PlacePopupProps) => {
  const all = anywhere();
  const choices = [all, ...places.map(choiceOf)];
  const { onOpenChange } = button;
  // Every destination can be found, not only those of the first page.
  useEffect(() => loadMore?.(), [loadMore]);
  return (
    <FieldPopup {...button} label={t('Where')}>
      <Combobox.Root
        inline
        open
        items={choices}
        value={choices.find(({ id }) => id === value) ?? all}
        isItemEqualToValue={(one, other) => one.id === other.id}
        itemToStringLabel={({ name, country }) => `${name}, ${country}`}
        autoHighlight
        onValueChange={(picked) => {
          onPick(picked?.id ?? '');
          onOpenChange(false);
        }}
      >
        <div className="relative w-84 max-w-[calc(100vw-3rem)]">
          <Search aria-hidden="true" className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-4 text-ink-faint" />
          <Combobox.Input
            aria-label={t('Find a place')}
            placeholder={t('Place or country')}
            className={`${controlStyle} ps-10`}
          />
        </div>
        <Combobox.Empty className="px-2 pt-4 pb-2 text-ink-soft empty:hidden">{t('No matching places.')}</Combobox.Empty>
        <Combobox.List className="mt-2 h-80 max-h-[calc(100dvh-8rem)] space-y-1 overflow-y-auto overscroll-contain data-empty:h-auto">
          {({ id, name, country, image }: Choice) => (
            <Combobox.Item
              key={id}
              value={{ id, name, country, image }}
              className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 data-highlighted:bg-hover data-selected:bg-accent-soft"
            >
              {image === null ? (
                <span className="grid h-11 w-16 shrink-0 place-items-center rounded-tag bg-accent-soft text-accent-strong">
                  <Compass aria-hidden="true" className="size-5" />
                </span>
              ) : (
                <Picture src={image} alt="" width={3} height={2} sizes="64px" className="h-11 w-16 shrink-0 rounded-tag" />
              )}
              <span className="min-w-0">
                <span className="block truncate font-semibold text-ink">{name}</span>
                <span className="block truncate text-ink-soft text-small">{country}</span>
              </span>
            </Combobox.Item>
          )}
        </Combobox.List>
      </Combobox.Root>
    </FieldPopup>
  );
};
