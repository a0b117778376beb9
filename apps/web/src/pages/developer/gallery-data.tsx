import { formatMoney } from '@wayfarer/contracts';
import { useState } from 'react';
import { formatShortDay } from '../../shared/format/calendar-day.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Badge, type BadgeTone } from '../../shared/ui/display/badge.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { Section } from '../../shared/ui/layout/section.tsx';
import { Tabs } from '../../shared/ui/layout/tabs.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { Drawer } from '../../shared/ui/overlays/drawer.tsx';
import { type DataColumn, DataTable, type TableSort } from '../../shared/ui/table/data-table.tsx';
import { Pagination } from '../../shared/ui/table/pagination.tsx';
import { Toolbar } from '../../shared/ui/table/toolbar.tsx';
import { GalleryRow } from './gallery-row.tsx';

type Row = {
  id: string;
  title: string;
  traveller: string;
  day: string;
  amount: number;
  status: 'confirmed' | 'pending' | 'cancelled';
};

const rows: readonly Row[] = [
  { id: '1', title: 'Nine days of northern light', traveller: 'mira', day: '2026-12-12', amount: 125_999.5, status: 'confirmed' },
  { id: '2', title: 'Wadi Rum under the stars', traveller: 'jonas', day: '2027-01-03', amount: 42_000, status: 'pending' },
  { id: '3', title: 'Backwaters by houseboat', traveller: 'anaïs', day: '2026-11-28', amount: 9_999.99, status: 'cancelled' },
];
const tones: Record<Row['status'], BadgeTone> = { confirmed: 'green', pending: 'yellow', cancelled: 'red' };

const columns: ReadonlyArray<DataColumn<Row>> = [
  { id: 'title', heading: 'Package', cell: (row) => row.title, sortable: true, place: 'title' },
  { id: 'traveller', heading: 'User', cell: (row) => row.traveller, sortable: true },
  { id: 'day', heading: 'Travel date', cell: (row) => formatShortDay(row.day), sortable: true },
  { id: 'amount', heading: 'Amount', cell: (row) => formatMoney(row.amount), sortable: true, align: 'end' },
  { id: 'status', heading: 'Status', cell: (row) => <Badge tone={tones[row.status]}>{row.status}</Badge> },
  {
    id: 'actions',
    heading: 'Actions',
    place: 'actions',
    cell: (row) => (
      <Button variant="secondary" size="small" disabled={row.status === 'cancelled'}>
        Cancel
      </Button>
    ),
  },
];

export const GalleryData = () => {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(4);
  const [sort, setSort] = useState<TableSort | undefined>({ id: 'day', desc: false });
  const [tab, setTab] = useState('month');
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section heading="Data and panels" ground="tinted">
      <GalleryRow name="Toolbar, DataTable, Pagination">
        <div className="space-y-4">
          <Toolbar
            search={{ label: 'Search bookings', value: search, onChange: setSearch }}
            action={<Button>New booking</Button>}
          />
          <DataTable
            caption="Bookings"
            columns={columns}
            rows={rows}
            rowKeyOf={(row) => row.id}
            sort={sort}
            onSortChange={setSort}
          />
          <Pagination page={page} pageCount={12} onPageChange={setPage} />
        </div>
      </GalleryRow>
      <GalleryRow name="Tabs">
        <Tabs
          label="Period"
          selected={tab}
          onSelect={setTab}
          tabs={[
            { key: 'month', label: 'This month', content: 'Twelve bookings.' },
            { key: 'year', label: 'This year', content: 'One hundred and four bookings.' },
          ]}
        />
      </GalleryRow>
      <GalleryRow name="Dialog, Drawer">
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setOpen('dialog')}>
            Open dialog
          </Button>
          <Button variant="secondary" onClick={() => setOpen('drawer')}>
            Open drawer
          </Button>
        </div>
      </GalleryRow>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="A dialog"
        text="With a sentence."
        actions={<Button onClick={close}>Done</Button>}
      >
        <TextField label="Name" />
      </Dialog>
      <Drawer
        open={open === 'drawer'}
        onOpenChange={close}
        title="Edit destination"
        footer={<Button onClick={close}>Save</Button>}
      >
        <TextField label="Name" />
      </Drawer>
    </Section>
  );
};
