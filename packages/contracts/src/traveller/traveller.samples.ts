import type { AnswersOf } from '../answers-of.ts';
import { sampleBooking } from '../booking/booking.samples.ts';
import type { travellerEndpoints } from './traveller.endpoints.ts';
import type { Travellers } from './traveller.schema.ts';

export const sampleTravellers: Travellers = {
  booking: sampleBooking._id,
  asks: ['birthDate', 'diet'],
  travellers: [
    {
      id: '0',
      name: 'Asha Rao',
      birthDate: '1990-04-12',
      diet: 'Vegetarian',
      answers: [{ question: 'ride', text: 'Can you ride a horse?', answer: 'Yes' }],
    },
    { id: '1', name: 'Vikram Rao', birthDate: '1988-11-02' },
    { id: '2', name: null },
  ],
  contact: { name: 'Asha Rao', phone: '+91 98450 12345', from: 'Pune', to: 'Hampi, India' },
  ownQuestions: [{ id: 'train', text: 'With which train do you come?', kind: 'text', of: 'booking', required: false }],
  answers: [{ question: 'train', text: 'With which train do you come?', answer: '16592' }],
  until: '2027-01-11T18:30:00.000Z',
  canEdit: true,
  version: 2,
};

export const travellerAnswers: AnswersOf<typeof travellerEndpoints> = {
  listTravellers: sampleTravellers,
  changeTravellers: { ...sampleTravellers, version: 3 },
  showPassport: { number: 'Z1234567' },
};
