import { Plus } from 'lucide-react';
import { Button } from '../../ui/actions/button.tsx';

/**
 * Opens the form for a new entry; hidden where the form is always visible in a column. Phones show only its
 * first word.
 */
export const AddButton = ({ noun, onClick }: { noun: string; onClick: () => void }) => (
  <Button
    icon={<Plus aria-hidden="true" className="size-5" />}
    className="shrink-0 whitespace-nowrap min-[90rem]:hidden"
    aria-label={`Add ${noun}`}
    onClick={onClick}
  >
    <span>
      Add<span className="max-sm:hidden"> {noun}</span>
    </span>
  </Button>
);
