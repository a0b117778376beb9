/** A file or a folder of apps/web/src whose texts are not translated, though travellers' screens load it. */
type Untranslated = { readonly path: string; readonly because: string };

/** Shown to staff, who work in English; or no words of ours. */
export const untranslated: readonly Untranslated[] = [
  { path: 'features/bookings/change/staff-fields.tsx', because: 'Staff alone choose on whose terms a booking changes.' },
  { path: 'features/bookings/desk/', because: 'Staff alone book for customers.' },
  { path: 'features/bookings/staff-words.ts', because: 'Staff alone read them, on what they share with travellers.' },
  { path: 'features/bookings/travellers/travellers-table.tsx', because: 'Staff alone see travellers as a table.' },
  { path: 'features/manifest/', because: 'Staff alone tick who has come; a guide does so on the page of a voucher.' },
  { path: 'server/site-documents.ts', because: 'The words of robots.txt are for robots.' },
  { path: 'shared/admin-list/', because: 'Its forms are of the admin area; a form of travellers reads what they had changed.' },
  { path: 'shared/site-settings.ts', because: 'The brand of a page that no server has filled.' },
];
