import type { PromotionCode } from '@wayfarer/contracts';
import type { AdminColumn } from '../../shared/admin-list/admin-column.ts';
import { EditDeleteActions } from '../../shared/admin-list/form/edit-delete-actions.tsx';
import { RowMenuItem } from '../../shared/admin-list/row-menu.tsx';
import { copyLink } from '../../shared/ui/browser/copy-link.ts';
import { Badge } from '../../shared/ui/display/badge.tsx';
import { discountText, linkOf, stateWords, usesText, validText } from './code-words.ts';

type RowActions = {
  onShowUses: (code: PromotionCode) => void;
  onEdit: (code: PromotionCode) => void;
  onDelete: (code: PromotionCode) => void;
  /** The id of the code that is being deleted. */
  deleting: string | undefined;
};

/** The columns of the table of promotion codes. */
export const codeColumns = ({ onShowUses, onEdit, onDelete, deleting }: RowActions): AdminColumn<PromotionCode>[] => [
  {
    id: 'code',
    heading: 'Code',
    place: 'title',
    cell: ({ code }) => <span className="wrap-anywhere font-semibold text-ink">{code}</span>,
    sortable: true,
    csv: ({ code }) => code,
  },
  {
    id: 'discount',
    heading: 'Discount',
    cell: (code) => <span className="whitespace-nowrap">{discountText(code)}</span>,
    csv: discountText,
  },
  {
    id: 'valid',
    heading: 'Valid',
    cell: (code) => <span className="text-ink-soft">{validText(code)}</span>,
    csv: validText,
  },
  {
    id: 'uses',
    heading: 'Uses',
    cell: (code) => (
      <button
        type="button"
        className="touchable figures font-semibold text-ink underline decoration-hairline underline-offset-4 hover:decoration-ink"
        aria-label={`${usesText(code)} uses of ${code.code}: show the bookings`}
        onClick={() => onShowUses(code)}
      >
        {usesText(code)}
      </button>
    ),
    csv: ({ uses }) => uses,
    moreCsv: [{ heading: 'Uses in all', csv: ({ most }) => most ?? '' }],
  },
  {
    id: 'state',
    heading: 'State',
    cell: ({ state }) => <Badge tone={stateWords[state].tone}>{stateWords[state].text}</Badge>,
    csv: ({ state }) => stateWords[state].text,
  },
  {
    id: 'actions',
    heading: 'Actions',
    place: 'actions',
    cell: (code) => (
      <EditDeleteActions
        name={code.code}
        deleting={deleting === code._id}
        edit={() => onEdit(code)}
        onDelete={() => onDelete(code)}
      >
        <RowMenuItem label={`Copy the link with ${code.code}`} onSelect={() => void copyLink(linkOf(code))}>
          Copy link
        </RowMenuItem>
      </EditDeleteActions>
    ),
  },
];
