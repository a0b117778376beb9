import type { TourPackageContent } from './tour-package-content.ts';

export const europePackages: readonly TourPackageContent[] = [
  {
    key: 'lofoten-northern-lights',
    title: 'Northern Lights over Lofoten',
    destination: 'lofoten',
    description: `Six nights in a fisherman's cabin on stilts, with a guide who reads cloud maps the way others read novels. When the sky clears, we drive; when it does not, there is a sauna on the quay and a harbour to jump into.

By day the light is blue and pink at once. We snowshoe to small summits, meet a sea eagle or two, and learn to fillet a cod without losing most of it.`,
    itinerary: [
      'Fly to Leknes, move into the cabins in Reine, fish soup and first look at the sky',
      'Snowshoe walk above Reine, northern lights watch from the jetty',
      'Sea safari for eagles by fast boat, sauna, aurora drive if the forecast says so',
      'Fishing village of Nusfjord and photography class on a frozen beach',
      'Cod fishing the old way, dinner from what we caught',
      'Easy summit above Fredvang, farewell supper and a last night of lights',
      'Breakfast on the quay and the flight south',
    ],
    price: 238000,
    cancellationPolicy: [
      { daysBefore: 14, percent: 100 },
      { daysBefore: 3, percent: 50 },
    ],
    season: { from: '01-10', to: '03-20' },
    departs: { every: 'week', on: ['TH'], startTime: '16:00', cutOff: { days: 3 } },
    charges: { christmas: 15, single: { price: 46000, required: true } },
    scenes: ['aurora', 'winter', 'reine', 'midnight-sun'],
  },
  {
    key: 'lofoten-midnight-sun',
    title: 'Midnight Sun by Kayak and on Foot',
    destination: 'lofoten',
    description: `From late May to mid July the sun goes round and round and nobody goes to bed. We paddle at eleven in the evening, when the sea is oil and gold, and hike to Ryten for a midnight picnic.

Kayaks are stable and the routes lie inside the islands. Anyone who can sit in a canoe can sit in these.`,
    itinerary: [
      'Arrive in Svolvær, fit the kayaks and paddle a first hour before dinner',
      'Islands around Henningsvær, football pitch and all, with coffee on a skerry',
      'Midnight paddle into the Trollfjord, sleep as late as you like',
      'Walk across to Kvalvika beach and up Ryten for the sun at midnight',
      'Ferry to Værøy, puffins, and bread baked in a lighthouse',
      'Rest day in Reine, swim for the brave, fish cakes for everyone',
      'Slow road back along the outer coast to Svolvær',
      'Last breakfast with a view and the flight home',
    ],
    price: 214500,
    season: { from: '05-25', to: '07-08' },
    scenes: ['midnight-sun', 'reine', 'aurora'],
  },
  {
    key: 'douro-harvest-week',
    title: 'Harvest Week in the Douro',
    destination: 'douro',
    description: `Boots, scissors, a straw hat: we join a small family estate above Pinhão for four nights at harvest. Mornings are for picking, afternoons for the river, and on the last evening everybody treads grapes to an accordion, arms round shoulders.

Two nights in Porto come first, with a walk through the lodges of Gaia. You will never look at a glass of port in quite the same way.`,
    itinerary: [
      'Arrive in Porto, tiles, trams and grilled sardines',
      'Lodges of Gaia in the morning, river boat under the six bridges at dusk',
      'By the slow train along the water to Pinhão, welcome at the estate',
      'First morning in the vines, lunch under the walnut tree, swim in the river',
      'Picking until noon, then a walk through the schist villages above the valley',
      'Last rows, and grape treading in the old granite tanks',
      'Blend your own bottle, long lunch, train back to Porto',
    ],
    price: 156250.5,
    season: { from: '09-01', to: '10-02' },
    scenes: ['harvest', 'vineyards', 'ribeira', 'bridge', 'olives'],
  },
  {
    key: 'porto-long-weekend',
    title: 'A Long Weekend in Porto',
    destination: 'douro',
    description: `Four days for the city alone: blue tiles in São Bento station, a bookshop with a staircase, custard tarts still warm, and the Ribeira seen from the upper deck of the bridge when the lamps come on.

We give you a local for the first morning, a table for the last evening, and a good map for the rest.`,
    itinerary: [
      'Arrive, drop the bags and follow our guide Inês through the upper town',
      'Tram to Foz, lighthouse, seafood lunch, sunset from the bridge',
      'Boat to the Afurada fishing quarter and an evening of fado in a cellar',
      'Bolhão market, one more custard tart, and away',
    ],
    price: 64800,
    departs: { every: 'week', on: ['FR'], startTime: '15:00', cutOff: { hours: 24 } },
    charges: {
      childPrice: 32400,
      single: { price: 12000, required: false },
      extras: [
        { id: 'transfer', name: 'Airport transfer', text: 'From the arrivals hall and back.', price: 1500, per: 'person' },
      ],
    },
    scenes: ['ribeira', 'bridge', 'vineyards'],
  },
  {
    key: 'douro-walking',
    title: 'Walking the Douro Terraces',
    destination: 'douro',
    description: `Five days on foot from wine house to wine house, along mule tracks between olive trees and dry stone walls. The luggage goes by jeep; you carry water, a hat and an appetite.

Stages are between nine and fourteen kilometres, with honest climbs. There is a pool at the end of every one of them.`,
    itinerary: [
      'Train from Porto to Pinhão and a warm-up loop through the vines',
      'Up to Casal de Loivos for the famous view, down to Favaios for bread and muscatel',
      'Along the Roman road to Provesende, dinner in the baker’s house',
      'Olive groves and river pools, then across by rowing boat to the south bank',
      'Last ridge to Tabuaço, lunch in the shade and the train to Porto',
    ],
    price: 98700,
    season: { from: '04-01', to: '10-20' },
    departs: { every: 'week', on: ['SA'], cutOff: { days: 2 } },
    charges: { single: { price: 18500, required: true }, groups: [{ from: 6, percent: 7 }] },
    scenes: ['olives', 'vineyards', 'harvest', 'ribeira'],
  },
  {
    key: 'amalfi-lemons-and-stairs',
    title: 'Amalfi: Lemons, Stairs and the Path of the Gods',
    destination: 'amalfi',
    description: `The coast is best on foot and by boat, so we leave the bus to others. We walk the Path of the Gods from Bomerano with the sea six hundred metres below, and come home by the evening ferry with salt on our arms.

Our base is a small hotel in Praiano with a lemon terrace and a rope swing. The owner, Carmela, teaches a pasta class whether you booked it or not.`,
    itinerary: [
      'Meet in Naples, boat along the coast, spritz among the lemons',
      'Path of the Gods to Nocelle, fifteen hundred steps down to Positano, ferry home',
      'A lemon grower in Amalfi, paper mill, swim at a beach without a road',
      'Ravello for its gardens, and a concert if there is one',
      'Small boat to Capri, around the rocks, anchors wherever it is bluest',
      'Pasta with Carmela, free afternoon, supper on the harbour wall',
      'Ferry to Salerno and the train north',
    ],
    price: 224999.99,
    season: { from: '04-10', to: '10-20' },
    departs: { every: 'week', on: ['SU'], cutOff: { days: 3 } },
    charges: { childPrice: 112500, single: { price: 41000, required: true } },
    scenes: ['positano', 'lemons', 'road', 'harbour'],
  },
  {
    key: 'amalfi-vintage-drive',
    title: 'The Coast Road in a Small Red Car',
    destination: 'amalfi',
    description: `Five days with a restored Fiat 500, fifty kilometres of famous bends and somebody else to park it. Every car comes with a route book, a picnic basket and a telephone number that is answered.

We drive early, while the coast is still asleep, and let the car rest through the heat of the day.`,
    itinerary: [
      'Collect the car in Sorrento and learn its four gears in an empty square',
      'Coast road to Positano before breakfast, long swim, slow evening',
      'Over the Valico di Chiunzi to Ravello, picnic in the chestnuts',
      'Fishing harbour of Cetara, anchovies in six ways, night lights from the sea',
      'Back to Sorrento along the ridge, one last espresso, keys on the counter',
    ],
    price: 178400,
    season: { from: '04-20', to: '10-10' },
    scenes: ['road', 'positano', 'harbour', 'lemons'],
  },
];
