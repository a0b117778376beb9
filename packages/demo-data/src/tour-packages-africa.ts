import type { TourPackageContent } from './tour-package-content.ts';

export const africaPackages: readonly TourPackageContent[] = [
  {
    key: 'merzouga-camel-caravan',
    title: 'Five Days with a Camel Caravan',
    destination: 'merzouga',
    description: `No engines after the first morning. We walk and ride with Hassan and his six camels around Erg Chebbi, sleep where the wind allows, and bake bread in the sand.

It is a journey for people who like a plain day: walk, tea, shade, walk, fire, stars. Distances are short and the camels carry everything.`,
    itinerary: [
      'Meet in Merzouga, turn a scarf into a turban, two hours to the first camp',
      'Along the western edge of the dunes, lunch under a tamarisk, camp in a hollow',
      'A well, a nomad family and their tea, then the high dunes at dusk',
      'Fossil plain of the Paleozoic sea, music around the fire',
      'Sunrise from the great dune, breakfast at the auberge, a very long shower',
    ],
    price: 38500,
    season: { from: '10-01', to: '04-20' },
    departs: { every: 'week', on: ['SA'], startTime: '09:00', cutOff: { hours: 48 } },
    charges: {
      childPrice: 24000,
      extras: [{ id: 'camel', name: 'A camel of your own', price: 4500, per: 'piece', most: 4, stock: 6 }],
    },
    scenes: ['chebbi', 'camp', 'sunset', 'crest', 'kasbah'],
  },
  {
    key: 'morocco-kasbah-road',
    title: 'From Marrakech to the Sand: the Kasbah Road',
    destination: 'merzouga',
    description: `The old caravan route by good road: over the Tizi n'Tichka, through the mud towers of Aït Ben Haddou and the palm groves of Skoura, until the asphalt stops at the dunes.

We travel in two cars with room to stretch, stay in kasbahs that families have restored themselves, and stop whenever somebody sees a better view.`,
    itinerary: [
      'Marrakech: gardens in the morning, the great square when the smoke rises',
      'Over the High Atlas to Aït Ben Haddou, and up to its granary for sunset',
      'Palm groves of Skoura on foot, roses and almonds, night in a kasbah',
      'Gorges of Dadès and Todra, walls of red rock, tea with the climbers',
      'By the valley of the Ziz to Merzouga, camels to a camp in the dunes',
      'Sunrise, sandboards, a slow lunch and the flight from Errachidia',
    ],
    price: 72400.25,
    seatsPerDay: 8,
    departs: { every: 'week', on: ['WE', 'SU'], startTime: '08:30', cutOff: { hours: 24 }, minimum: 3 },
    charges: {
      christmas: 20,
      single: { price: 14500, required: true },
      deposit: { perPerson: 15000, balanceDays: 21, isRefundable: true },
      extras: [
        { id: 'transfer', name: 'Airport transfer', text: 'From the arrivals hall and back.', price: 1800, per: 'person' },
      ],
    },
    scenes: ['kasbah', 'sunset', 'chebbi', 'camp'],
  },
  {
    key: 'merzouga-two-nights',
    title: 'Two Nights in the Dunes',
    destination: 'merzouga',
    description: `A short break for those who are in Morocco already: a comfortable tent with a real bed, dinner under lanterns, drums if you want them and silence if you do not.

The second day is yours. Walk the crest of Erg Chebbi at first light, or wait under the palms for the heat to pass.`,
    itinerary: [
      'Arrive by noon, rest, camel ride to the camp at the golden hour',
      'Crest walk at sunrise, gnawa music in Khamlia, stars with a guide',
      'Breakfast on the dune and transfer to Errachidia or Fez',
    ],
    price: 8500,
    scenes: ['crest', 'sunset', 'camp'],
  },
  {
    key: 'serengeti-great-migration',
    title: 'With the Great Migration',
    destination: 'serengeti',
    description: `The herds do not read calendars, so our camp moves with them. Eight days, five of the nights in a mobile camp of six tents, with one guide to four guests and no more than one other vehicle in earshot, if we can help it.

We begin in the crater of Ngorongoro, continue across the short-grass plains, and finish with a balloon over the Seronera valley. Every seat in the car has a window and a bean bag for the camera.`,
    itinerary: [
      'Land at Kilimanjaro, dinner in a coffee garden near Arusha',
      'Down into the Ngorongoro crater with lunch by the hippo pool',
      'Across the plains of Ndutu to the first camp, lions before supper',
      'A full day with the herds, from first light to the last',
      'Kopjes, leopards and the art of waiting, sundowner on a rock',
      'Move camp with the rains, a river crossing if the wildebeest agree',
      'Balloon at dawn, breakfast in the grass, one last long drive',
      'Bush flight to Arusha, day room and the flight home',
    ],
    price: 340000,
    seatsPerDay: 12,
    cancellationPolicy: [
      { daysBefore: 30, percent: 100 },
      { daysBefore: 14, percent: 50 },
    ],
    season: { from: '12-10', to: '03-25' },
    departs: { every: 'week', interval: 2, on: ['SA'], startTime: '06:30', cutOff: { days: 7, at: '18:00' }, minimum: 4 },
    charges: {
      christmas: 25,
      single: { price: 62000, required: true },
      extras: [{ id: 'balloon', name: 'Balloon flight at sunrise', price: 48000, per: 'piece', most: 6, stock: 8 }],
    },
    scenes: ['storm', 'sunrise', 'balloons', 'elephants', 'night'],
  },
  {
    key: 'serengeti-family-safari',
    title: 'A First Safari for Families',
    destination: 'serengeti',
    description: `Shorter drives, longer lunches, a pool at every lodge and a guide who answers every question, including the ones about dung beetles. Children get a tracking journal and come home with it full.

From the elephants of Tarangire to the giraffes of the Serengeti, six days are enough to see a great deal and not so long that anyone asks “are we there yet?”.`,
    itinerary: [
      'Arrive in Arusha, swim, meet the guide and choose a binocular',
      'Tarangire and its elephants, picnic under a baobab',
      'A walk with Maasai herders, spear throwing (parents too)',
      'Over the rim of the crater to the Serengeti, first night under canvas',
      'Cats in the morning, pool at noon, campfire and constellations',
      'Last drive to the airstrip and the small plane to Arusha',
    ],
    price: 268750,
    departs: { every: 'month', dates: [1, 15], cutOff: { days: 7 } },
    charges: {
      childPrice: 134375,
      christmas: 30,
      extras: [
        { id: 'transfer', name: 'Airport transfer', text: 'From the arrivals hall and back.', price: 6500, per: 'person' },
        { id: 'child-seat', name: 'Child seat', price: 0, per: 'piece', most: 4 },
      ],
    },
    scenes: ['elephants', 'sunrise', 'balloons', 'night'],
  },
];
