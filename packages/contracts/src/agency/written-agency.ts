import { t } from '@wayfarer/words';
import { WRITTEN_COLOURS } from './agency.rules.ts';
import type { AgencyValues } from './agency.schema.ts';

/**
 * The default texts until admins change them: those of docs/specification.md section 2, and the product's own
 * where it has none.
 */
export const writtenAgency = (name: string): AgencyValues => ({
  name,
  ...WRITTEN_COLOURS,
  phone: '+91 80 4123 4567',
  email: 'hello@wayfarer.example',
  address: '12 Lavelle Road\nBengaluru 560001, India',
  hours: t('Monday–Friday: 8 am – 9 pm\nSaturday–Sunday: 8 am – 9 pm'),
  figures: [
    { figure: '30k+', label: t('Tours Success') },
    { figure: '6,500+', label: t('Happy Traveler') },
    { figure: '6,561+', label: t('Awards Winning') },
    { figure: '25+', label: t('Our Experience') },
  ],
  clientReviews: [
    {
      author: 'Meera Krishnan',
      trip: t('Ladakh, in June'),
      words: t('Our guide knew every shopkeeper between Leh and Nubra. We came for the lakes and stayed for the tea.'),
    },
    {
      author: 'Jonas Lindqvist',
      trip: t('Lofoten, in March'),
      words: t('Booked on a Sunday night, and everything that was promised was there, northern lights included.'),
    },
    {
      author: 'Amara Okafor',
      trip: t('Kyoto, in November'),
      words: t('Seven temples before most people were awake. I would never have found the last one on my own.'),
    },
    {
      author: 'Daniel Ferreira',
      trip: t('Ubud, in May'),
      words: t('A group of nine, no rush, no shopping stops. The cooking day with Wayan’s mother was the best of it.'),
    },
  ],
  travellerReviews: [
    {
      author: 'Sofia Marchetti',
      trip: t('Travels with her father'),
      words: t('They asked how far he likes to walk before they asked for a card. That told me everything.'),
    },
    {
      author: 'Rahul Bhatt',
      trip: t('Four trips so far'),
      words: t('When a landslide closed the road they had a new plan before lunch, and it turned out to be the better one.'),
    },
    {
      author: 'Grace Mbeki',
      trip: t('First time alone'),
      words: t('I left nervous and came home with eight friends. The small groups make all the difference.'),
    },
  ],
  aboutLead: t('We plan the trips that we would take ourselves.'),
  aboutText: t(
    'For twenty-five years we have walked the routes, slept in the guest houses and shared breakfast with the guides. What we offer is what stayed with us: small groups, honest prices, and days with room for a detour.',
  ),
  storyHeading: t('A travel agency for people who like to know where they are going'),
  storyLead: t(
    '{name} began with a borrowed jeep, a hand-drawn map and a promise: to take people only where we had been ourselves.',
    { name },
  ),
  story: [
    t(
      'We still keep it. Before a trip appears on these pages somebody from our team has walked its longest day, eaten in its smallest kitchen and missed its earliest bus. That is how we know which hour the light is best, and which evening is better left free.',
    ),
    t(
      'We work with families, not with chains. Your money stays where you spend your days, and the people who welcome you are glad that you came.',
    ),
  ].join('\n\n'),
  contributeLink: '',
  contactLink: '',
  // Until the end of the day before.
  bookingCutOffDays: 1,
  operator: {},
});
