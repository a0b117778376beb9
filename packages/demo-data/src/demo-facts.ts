import type { PackageFacts } from '@wayfarer/contracts';

/** What travellers ask of some packages of the demo, by the keys of these. */
export const demoFacts: Readonly<Record<string, PackageFacts>> = {
  'ladakh-high-passes': {
    highlights: ['Khardung La at 5,359 m', 'Two nights beside Pangong Lake', 'The apricot villages of Nubra'],
    included: ['Royal Enfield 411 and fuel', 'All permits', 'Eight nights, breakfast and dinner', 'Mechanic and van with oxygen'],
    notIncluded: ['Flights to Leh', 'Riding gear', 'Lunches'],
    toBring: ['Your licence and the international permit', 'Helmet and gloves, if you have your own', 'Sun cream'],
    meetingPoint: 'Kushok Bakula Rimpochee Airport, arrivals hall',
    map: 'https://www.openstreetmap.org/?mlat=34.1359&mlon=77.5465#map=15/34.1359/77.5465',
    level: 4,
    languages: ['English', 'Hindi', 'Ladakhi'],
    minAge: 21,
    questions: [
      {
        question: 'Which licence do I need?',
        answer: 'One for motorcycles above 250 cc, and an international permit beside it.',
      },
      {
        question: 'What if the altitude does not agree with me?',
        answer: 'You ride in the van that day. Nobody is left behind.',
      },
    ],
  },
  'kyoto-autumn-maples': {
    highlights: ['A garden that opens for one week a year', 'Kaiseki dinner in a townhouse of 1890'],
    included: ['All nights in a ryokan, with breakfast', 'Entrance to temples and gardens', 'A guide all day'],
    notIncluded: ['Flights', 'Two dinners'],
    meetingPoint: 'Kyoto Station, below the clock at the central gate',
    level: 2,
    languages: ['English', 'Japanese'],
  },
  'serengeti-family-safari': {
    highlights: ['Elephants of Tarangire', 'A morning with a ranger, for the children'],
    included: ['All park fees', 'A vehicle of our own with a pop-up roof', 'Full board'],
    notIncluded: ['Visa', 'Tips for driver and cooks'],
    toBring: ['Binoculars', 'A warm jacket for the mornings'],
    meetingPoint: 'Kilimanjaro International Airport, arrivals hall',
    level: 1,
    languages: ['English', 'Swahili'],
    questions: [
      { question: 'Are there car seats?', answer: 'Yes, tell us how many when you name your travellers.' },
      { question: 'Do we need a malaria tablet?', answer: 'Most doctors say so. Ask yours a month before the trip.' },
    ],
  },
  'patagonia-w-trek': {
    highlights: ['The towers at sunrise', 'Grey Glacier from the suspension bridges'],
    included: ['Four nights in mountain huts', 'Park entrance', 'Boat across Lake Pehoé'],
    notIncluded: ['Sleeping bag, which can be hired', 'Bus to Puerto Natales'],
    toBring: ['Boots that you have walked in', 'A waterproof jacket', 'Cash for the shuttle'],
    meetingPoint: 'Rodoviario, Puerto Natales',
    level: 4,
    languages: ['English', 'Spanish'],
    minAge: 14,
    questions: [{ question: 'How heavy is the rucksack?', answer: 'About nine kilograms. The huts have food and beds.' }],
  },
};
