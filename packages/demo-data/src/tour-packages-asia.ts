import type { TourPackageContent } from './tour-package-content.ts';

export const asiaPackages: readonly TourPackageContent[] = [
  {
    key: 'ladakh-high-passes',
    title: 'Ladakh by Motorcycle: Three High Passes',
    destination: 'ladakh',
    description: `Nine days on the roads that motorcyclists talk about for the rest of their lives: over Khardung La to Nubra, along the Shyok to Pangong, and home across Chang La. A mechanic and a van with oxygen, tea and spare clutch plates follow the group.

We ride in small groups, eight motorcycles at most, and begin with two slow days in Leh, because the altitude is the one thing here that does not negotiate.

Royal Enfields, fuel, permits and all nights are included. You bring a licence and warm gloves.`,
    itinerary: [
      'Land in Leh at 3,500 m, drink a lot of ginger tea and do nothing at all until evening',
      'Collect the motorcycles and ride gently to Shey, Thiksey and back along the Indus',
      'Short shakedown ride to Sangam, where the Zanskar meets the Indus in two colours',
      'Cross Khardung La and roll down to the apricot villages of Nubra',
      'Dunes of Hunder at sunrise, then the quiet road to Turtuk and its walnut trees',
      'Follow the Shyok river upstream to Pangong Lake and a night in heated tents',
      'A free day at the lake, for walking, photographs or a nap out of the wind',
      'Over Chang La and home to Leh for hot showers and momos',
      'Breakfast on the roof, goodbyes and the flight out',
    ],
    price: 68500,
    seatsPerDay: 8,
    season: { from: '06-10', to: '09-20' },
    departs: { every: 'week', interval: 2, on: ['SA'], startTime: '08:00', cutOff: { days: 14 }, minimum: 4 },
    charges: {
      groups: [
        { from: 4, percent: 5 },
        { from: 6, percent: 8 },
      ],
      extras: [{ id: 'luggage', name: 'Luggage in the van', price: 3500, per: 'piece', most: 8, stock: 10 }],
    },
    scenes: ['pass', 'pangong', 'nubra', 'thiksey', 'camp'],
  },
  {
    key: 'ladakh-monastery-walk',
    title: 'Monasteries of the Indus Valley',
    destination: 'ladakh',
    description: `A gentle week among the monasteries along the Indus, with time to sit in them rather than tick them off. We hear the dawn horns from the roof of Thiksey and eat lunch in the kitchen of a family in Alchi.

Walking never takes longer than three hours a day, on paths between poplars and barley fields. Our guide Stanzin grew up in the valley and knows which monk keeps the key.`,
    itinerary: [
      'Arrive in Leh, rest, and watch the light leave Stok Kangri from the terrace',
      'Old town of Leh on foot, with the palace, the bakers and the mosque lane',
      'Dawn prayers at Thiksey, butter tea, then the nunnery at Nyerma',
      'Along field paths from Hemis to Chemrey, with a picnic by the stream',
      'Drive to Alchi and see its thousand-year-old murals by torchlight',
      'Basgo, Likir and a farewell dinner of skyu and apricots',
    ],
    price: 34999.5,
    season: { from: '05-01', to: '10-10' },
    scenes: ['thiksey', 'pangong', 'camp'],
  },
  {
    key: 'ladakh-stargazing',
    title: 'Pangong under the Milky Way',
    destination: 'ladakh',
    description: `Four nights for people who want to see the sky as it was before street lamps. At 4,250 metres the air is thin, dry and very clear; we bring two telescopes and an astronomer who tells good stories.

The camp stands back from the shore, so that the lake keeps its birds and its dark. Tents are heated, sheepskins are plentiful, and the cook makes a thukpa that has ended arguments.`,
    itinerary: [
      'Arrive in Leh and take the day slowly, with an early dinner and an early night',
      'Acclimatisation walk to Shanti Stupa, then an introduction to the night sky',
      'Drive over Chang La to Pangong and a first night at the telescopes',
      'Lake walk with a naturalist by day, photography class after dark',
      'Back to Leh by way of Hemis, with a long lunch on the road',
    ],
    price: 27850,
    seatsPerDay: 8,
    season: { from: '05-15', to: '09-25' },
    departs: { every: 'week', on: ['TH'], startTime: '10:00', cutOff: { days: 3, at: '18:00' }, minimum: 2 },
    charges: {
      single: { price: 6200, required: false },
      extras: [{ id: 'telescope', name: 'A telescope of your own for one night', price: 2400, per: 'piece', most: 2, stock: 2 }],
    },
    scenes: ['camp', 'pangong', 'nubra', 'pass'],
  },
  {
    key: 'kyoto-autumn-maples',
    title: 'Kyoto in Maple Season',
    destination: 'kyoto',
    description: `For three weeks in autumn the temples of Kyoto open at night and light their maples from below. We have arranged this week around the hours when the crowds are elsewhere: gardens at eight in the morning, Gion after nine in the evening.

You stay in a wooden townhouse with a cedar bath, ten minutes from the river. A tea master, a gardener and a maker of fans each give us an afternoon.`,
    itinerary: [
      'Arrive in Kyoto, settle into the townhouse and walk along the Kamo river',
      'Fushimi Inari before breakfast, sake breweries of Fushimi after it',
      'The Golden Pavilion, the stones of Ryoan-ji and a bowl of matcha in between',
      'Arashiyama by the first train: bamboo, river boat and a monkey or two',
      'A morning with a gardener at a private temple, the evening free in Pontocho',
      'Higashiyama lanes to the Yasaka pagoda, then Kiyomizu by lantern light',
      'Market breakfast at Nishiki and the train to the airport',
    ],
    price: 189000,
    cancellationPolicy: [
      { daysBefore: 14, percent: 100 },
      { daysBefore: 3, percent: 50 },
    ],
    season: { from: '11-12', to: '12-02' },
    departs: { every: 'day', interval: 2, cutOff: { days: 2 } },
    charges: {
      childPrice: 94500,
      single: { price: 38000, required: true },
      extras: [
        { id: 'transfer', name: 'Airport transfer', text: 'From the arrivals hall and back.', price: 5200, per: 'person' },
      ],
    },
    scenes: ['yasaka', 'pavilion', 'torii', 'bamboo', 'snow'],
  },
  {
    key: 'kyoto-tea-and-craft',
    title: 'Tea, Paper, Indigo: Kyoto with Your Hands',
    destination: 'kyoto',
    description: `Five days in workshops that usually stay behind a curtain. You dip paper, dye a scarf in a living indigo vat, turn a tea bowl and learn why the broom matters in the tea room.

Groups of six at most. Everything you make travels home with you; the bowl follows by post when it has been fired.`,
    itinerary: [
      'Arrival, a welcome bowl of matcha and a walk through the Nishijin weavers quarter',
      'Indigo morning in Ohara, hot spring in the afternoon',
      'Paper making in Kurotani, with lunch at the village hall',
      'Turn and shape a tea bowl on the slopes of Gojozaka',
      'Hold a tea gathering of your own, with the sweets you made, and say farewell',
    ],
    price: 142750.75,
    seatsPerDay: 6,
    scenes: ['bamboo', 'yasaka', 'pavilion', 'torii'],
  },
  {
    key: 'kyoto-winter-quiet',
    title: 'Winter Quiet: Snow Temples and Hot Springs',
    destination: 'kyoto',
    description: `In January Kyoto belongs to its own people again. Snow stays on the temple roofs for a morning, the gardens show their bones, and every inn has something simmering.

We pair three nights in the city with two in Kinosaki, where one strolls between seven public baths in a cotton robe and wooden sandals, and nobody finds that odd.`,
    itinerary: [
      'Arrive in Kyoto and warm up over yudofu near Nanzen-ji',
      'Temple roofs in the north: Kinkaku-ji, Ryoan-ji, and hot sake at noon',
      'Kurama by the mountain railway, cedar forest and an outdoor bath',
      'Train to Kinosaki, robe and sandals on, first bath before dinner',
      'Snow crab, seven baths, no other plans',
      'Return to Kyoto along the coast and fly home',
    ],
    price: 164300,
    season: { from: '01-06', to: '02-20' },
    departs: { every: 'week', on: ['MO', 'TH'], cutOff: { days: 2 } },
    charges: {
      single: { price: 32000, required: true },
      extras: [{ id: 'onsen', name: 'Private hot spring for an hour', price: 4800, per: 'booking' }],
    },
    scenes: ['snow', 'torii', 'yasaka'],
  },
  {
    key: 'ubud-rice-and-ritual',
    title: 'Ubud: Rice, Ritual and Slow Mornings',
    destination: 'ubud',
    description: `A week that keeps the pace of the irrigation channels. We walk the ridge of Campuhan before the heat, help to plant a terrace in Tegallalang, and sit on the floor of a village temple while the gamelan warms up.

The house is a family compound with four rooms, a pool fed by a spring and a grandmother who corrects everyone at offerings.`,
    itinerary: [
      'Arrival, cold coconut and a first look over the terraces',
      'Campuhan ridge at sunrise, then a cooking class that begins in the market',
      'Plant rice in Tegallalang with the farmers of the subak, lunch in the field hut',
      'Water temple of Bratan in the morning mist, strawberry farms on the way back',
      'Wood carvers of Mas, silver in Celuk, shadow puppets after dinner',
      'A day with nothing in it, massage on request',
      'Morning offering with the family and transfer to the airport',
    ],
    price: 56400,
    seatsPerDay: 8,
    departs: { every: 'week', on: ['SU'], startTime: '07:30', cutOff: { days: 2, at: '18:00' }, minimum: 3 },
    charges: {
      childPrice: 28200,
      christmas: 35,
      groups: [{ from: 6, percent: 5 }],
      extras: [
        { id: 'transfer', name: 'Airport transfer', text: 'From the arrivals hall and back.', price: 1200, per: 'person' },
      ],
    },
    scenes: ['tegallalang', 'temple', 'mirror', 'gate', 'rain'],
  },
  {
    key: 'ubud-agung-sunrise',
    title: 'Sunrise on Mount Agung',
    destination: 'ubud',
    description: `Bali's highest summit is a night walk: start at two with a blessing and a head torch, stand on the rim at six with the shadow of the mountain on the sea.

It is steep and honest work, so there is a training hike first and a long, well-earned rest in a black-sand village after it.`,
    itinerary: [
      'Transfer from Ubud to Sidemen and an evening briefing with the guides',
      'Training hike through the terraces, early supper, asleep by seven',
      'Summit night on Agung, breakfast at the rim, down by noon, hot stones for the legs',
      'Black sand, snorkels and grilled fish in Amed before the road home',
    ],
    price: 21900,
    season: { from: '04-15', to: '10-15' },
    scenes: ['gate', 'mirror', 'tegallalang', 'rain'],
  },
];
