import { Button } from '../../../shared/ui/actions/button.tsx';
import type { SelectOption } from '../../../shared/ui/fields/select-field.tsx';
import { Drawer } from '../../../shared/ui/overlays/drawer.tsx';
import { t } from '../../../shared/words/words.ts';
import type { PackageFilter } from './package-filter.ts';
import { PackageFilterFields } from './package-filter-fields.tsx';
import { usePlacesWithCounts } from './use-package-counts.ts';
import type { FilterChange } from './use-package-search.ts';
import type { WhoFieldProps } from './who-field.tsx';

type PackageFilterSheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  filter: PackageFilter;
  places: readonly SelectOption[];
  onChange: (values: FilterChange) => void;
  who: WhoFieldProps;
  onClear: () => void;
  /** 'Show 12 packages', on the button that returns to the list. */
  showText: string;
};

/** The filters on phones. */
export const PackageFilterSheet = ({ open, onOpenChange, onClear, showText, places, ...fields }: PackageFilterSheetProps) => (
  <Drawer
    open={open}
    onOpenChange={onOpenChange}
    title={t('Filters')}
    side="bottom"
    footer={
      <>
        <Button variant="quiet" onClick={onClear}>
          {t('Clear all')}
        </Button>
        <Button className="grow" onClick={() => onOpenChange(false)}>
          {showText}
        </Button>
      </>
    }
  >
    <PackageFilterFields {...fields} places={usePlacesWithCounts(places, fields.filter)} />
  </Drawer>
);
