import type { DocumentTask } from '@wayfarer/api/document-printer';

const trip = {
  agency: { name: 'Wayfarer', phone: '+91 80 4123 4567', email: 'hello@wayfarer.example', accent: '#00657a' },
  number: 'ABCDEF12',
  name: 'asha',
  totalPersons: 2,
  travellers: ['Asha Rao', 'Vikram Rao'],
  place: 'Hampi, India',
  travelDate: '2027-01-12',
  facts: { meetingPoint: 'Hospet Junction', toBring: ['A torch'], included: ['All breakfasts'] },
  extras: ['2 × Bicycle'],
  lastDay: '2027-01-14',
  verifyAddress: `https://wayfarer.example/verify/${'a'.repeat(38)}`,
};
const days = ['Arrive in Hospet', 'Vittala temple, at dawn', 'Coracle on the river'];
export const vouchers: Record<string, Extract<DocumentTask, { kind: 'voucher' }>['facts']> = {
  Latin: { ...trip, title: 'Hampi at walking pace', days },
  Devanagari: { ...trip, title: 'क्षत्रिय श्रीमती हिन्दी प्रार्थना', days },
  Arabic: { ...trip, title: 'محمد بن عبدالله', days },
  Han: { ...trip, title: '漢字測試王小明張偉', days },
  'Han, 60 days': {
    ...trip,
    title: '漢字測試王小明張偉',
    days: Array.from({ length: 60 }, () => '漢字測試王小明張偉'.repeat(4)),
  },
};

export const invoiceOf = (title: string): DocumentTask => ({
  kind: 'invoice',
  facts: {
    heading: 'Invoice',
    number: 'INV-2027-00000042',
    accent: '#00657a',
    seller: { name: 'Wayfarer Private Limited', lines: ['12 Lavelle Road', 'Bengaluru 560001', 'GSTIN 29ABCDE1234F1Z5'] },
    buyer: ['asha'],
    facts: [
      ['Number', 'INV-2027-00000042'],
      ['Date', 'Tue, 12 Jan 2027'],
    ],
    lines: [
      ['What', 'Persons', 'Each', 'Amount'],
      [title, '2', '₹1,999.99', '₹3,999.98'],
    ],
    sums: [
      ['GST 5%', '₹190.48'],
      ['Total, paid', '₹3,999.98'],
    ],
    note: 'Paid in full.',
  },
});
