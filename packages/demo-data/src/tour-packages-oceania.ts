import type { TourPackageContent } from './tour-package-content.ts';

export const oceaniaPackages: readonly TourPackageContent[] = [
  {
    key: 'bora-bora-lagoon-week',
    title: 'A Week over the Lagoon',
    destination: 'bora-bora',
    description: `A thatched bungalow on stilts, a ladder from the terrace into the water, and breakfast that arrives by canoe. Rays glide under the glass floor after dinner; nobody has yet gone to bed early.

We have added only three things to a week of swimming: a morning with a coral gardener, a circuit of the island in an outrigger, and a lunch on a sandbank with your feet in the sea.`,
    itinerary: [
      'Boat from the airport islet, lagoon in every direction, first swim',
      'Nothing before ten, then snorkels around the coral gardens',
      'Around the island by outrigger, picnic on a motu',
      'Walk with an archaeologist to the marae and the old lookouts on Otemanu',
      'Plant a coral with the reef keepers, free afternoon',
      'Lunch on the sandbank, sunset under sail',
      'Last ladder, last swim, boat to the airport',
    ],
    price: 340000,
    charges: { deposit: { percent: 30, balanceDays: 45, isRefundable: false } },
    cancellationPolicy: [
      { daysBefore: 30, percent: 100 },
      { daysBefore: 14, percent: 50 },
    ],
    scenes: ['lagoon', 'stilts', 'reef', 'motu', 'moonlight'],
  },
  {
    key: 'bora-bora-guesthouse',
    title: 'Bora Bora without the Resort',
    destination: 'bora-bora',
    description: `The same lagoon from the garden of Moana's guesthouse: a fan, a hammock, a kayak and poisson cru made with coconuts from the tree above you.

You share the bicycle with the schoolchildren and the sunset with the whole village. It is the island as islanders live it, at less than half the price.`,
    itinerary: [
      'Ferry quay in Vaitape, flower garland, dinner at the long table',
      'Bicycle round the island, thirty-two kilometres, four swims',
      'Fishing at the reef pass with Moana’s cousin, catch on the grill',
      'Kayak to the motu, hammock, weaving with the neighbours',
      'Market breakfast and the plane to Papeete',
    ],
    price: 147300.4,
    scenes: ['motu', 'lagoon', 'moonlight', 'stilts'],
  },
  {
    key: 'bora-bora-reef-school',
    title: 'Reef School: Learn to Dive in Six Days',
    destination: 'bora-bora',
    description: `Warm water, no current, an instructor for every three students: there are worse places to take your first breath below the surface. By day five you hold a certificate; on day six you put it to use among manta rays.

Non-divers in the party snorkel from the same boat and hear all about it.`,
    itinerary: [
      'Arrival, medical form, mask fitting and a trial in the shallows',
      'First lessons off the beach, theory in the shade',
      'Two lagoon dives among butterfly fish and lemon sharks',
      'Skills in the morning, sailing canoe in the afternoon',
      'Certification dive on the outer reef, small party',
      'Manta rays at Anau, then a day of dry land before flying',
    ],
    price: 211400,
    seatsPerDay: 6,
    scenes: ['reef', 'lagoon', 'motu'],
  },
  {
    key: 'tongariro-crossing',
    title: 'The Tongariro Crossing and Lake Taupō',
    destination: 'tongariro',
    description: `Nineteen kilometres over a live volcano, past a red crater and down to lakes that look lit from below. We start before the shuttle buses, with a guide who carries the weather forecast and the biscuits.

Around the great day are easier ones: a sail on Lake Taupō to the rock carvings, a forest walk among tree ferns, and a hot pool for every tired muscle.`,
    itinerary: [
      'Drive from Auckland, stretch on the lake shore at Taupō',
      'Sail to the Māori carvings of Mine Bay, hot pools at dusk',
      'Forest walk to Taranaki Falls as a warm-up, early supper',
      'The crossing: red crater, emerald lakes, down through the tussock',
      'Late breakfast, spare day for the weather, or a river raft',
      'Back to Auckland with a stop for the best pie on the road',
    ],
    price: 168200,
    season: { from: '11-01', to: '04-25' },
    scenes: ['emerald', 'cone', 'taupo', 'ferns'],
  },
  {
    key: 'tongariro-winter-summits',
    title: 'Winter on the Volcanoes',
    destination: 'tongariro',
    description: `Snow turns the plateau into the quietest place on the North Island. For five days we learn to walk with crampons and an ice axe, and put both to use on a summit when the sky allows.

The lodge has a drying room, a library and a chef. Groups are four to one guide, and beginners are the rule rather than the exception.`,
    itinerary: [
      'Train or drive to National Park village, fit boots and crampons',
      'Snow school on the slopes of Ruapehu, how to fall and how to stop',
      'Winter crossing to the red crater and back by the same track',
      'Summit day, or a forest walk among ferns if the weather says no',
      'Slow morning, hot chocolate and the road north',
    ],
    price: 129450.5,
    seatsPerDay: 8,
    season: { from: '06-20', to: '09-10' },
    departs: { every: 'week', on: ['SA'], startTime: '06:00', cutOff: { days: 2, at: '12:00' }, minimum: 3 },
    charges: {
      extras: [
        {
          id: 'crampons',
          name: 'Crampons and ice axe',
          text: 'For those who bring none.',
          price: 5400,
          per: 'piece',
          most: 8,
          stock: 8,
        },
      ],
    },
    scenes: ['winter', 'cone', 'taupo'],
  },
];
