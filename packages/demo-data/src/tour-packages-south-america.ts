import type { TourPackageContent } from './tour-package-content.ts';

export const southAmericaPackages: readonly TourPackageContent[] = [
  {
    key: 'rio-city-of-granite',
    title: 'Rio: Granite, Forest and Samba',
    destination: 'rio',
    description: `Six days between the sea and the forest that starts behind the last apartment block. We go up Corcovado by the first train, walk from Urca to Sugarloaf while the air is cool, and leave the evenings to Lapa.

Our guide Thaís is a sambista and a botanist. Somehow both turn out to be useful every day.`,
    itinerary: [
      'Arrive, coconut on the promenade, sunset and applause on Arpoador',
      'First train to Corcovado, then the waterfalls of Tijuca forest',
      'Santa Teresa by yellow tram, murals, lunch with a view, samba in Lapa',
      'Walk up Morro da Urca, cable car to Sugarloaf for dusk',
      'Island day on Paquetá: bicycles, no cars, grilled fish',
      'Botanical garden, a last açaí and the airport',
    ],
    price: 118900,
    departs: { every: 'month', on: ['SA'], nth: 1, cutOff: { days: 7 } },
    charges: {
      childPrice: 59450,
      christmas: 40,
      extras: [
        { id: 'transfer', name: 'Airport transfer', text: 'From the arrivals hall and back.', price: 2100, per: 'person' },
      ],
    },
    scenes: ['sugarloaf', 'corcovado', 'copacabana', 'night'],
  },
  {
    key: 'rio-beach-week',
    title: 'A Week on Copacabana',
    destination: 'rio',
    description: `Seven nights in an old hotel on the wave-patterned promenade, breakfast included, plans optional. A bicycle, a parasol and two chairs stand ready every morning.

For days with more energy there is a surf lesson at Prainha, a class in feijoada and a boat along the bay.`,
    itinerary: [
      'Arrive, unpack, first swim before dark',
      'Beach morning, bicycle round the lagoon, juice bars compared',
      'Boat along Guanabara bay with swims at the islands',
      'Surf lesson at Prainha, lunch on the coast road',
      'Nothing whatsoever, in the shade',
      'Feijoada class, afternoon nap, live choro in the evening',
      'Sunrise from Dois Irmãos for those who like to climb',
      'Last swim and transfer to the airport',
    ],
    price: 96500,
    scenes: ['copacabana', 'night', 'sugarloaf'],
  },
  {
    key: 'patagonia-w-trek',
    title: 'The W: Five Days Through Torres del Paine',
    destination: 'patagonia',
    description: `The classic walk, done with light packs and good timing. We stand below the towers when the first sun reaches them, cross under the horns beside the turquoise Nordenskjöld lake, and end face to face with the Grey glacier.

Beds in mountain huts, hot dinners, two guides for ten walkers. Days are six to nine hours; wind is part of the programme.`,
    itinerary: [
      'Meet in Puerto Natales, check the kit, eat the lamb',
      'Bus to the park and up to the hut at Chileno, early to bed',
      'By head torch to the base of the towers for dawn, down to the valley floor',
      'Under the horns along Nordenskjöld lake, swim for the hardy',
      'Into the French valley, hanging glaciers that talk all day',
      'To the Grey glacier, icebergs at the door of the hut',
      'Catamaran across Pehoé, long lunch, back to Natales',
    ],
    price: 246800,
    seatsPerDay: 10,
    cancellationPolicy: [
      { daysBefore: 30, percent: 100 },
      { daysBefore: 14, percent: 50 },
      { daysBefore: 7, percent: 25 },
    ],
    season: { from: '10-15', to: '04-10' },
    departs: { every: 'day', interval: 10, startTime: '07:00', cutOff: { days: 14 }, minimum: 4 },
    charges: {
      single: { price: 52000, required: false },
      extras: [{ id: 'porter', name: 'A porter', price: 28000, per: 'piece', most: 4, stock: 6 }],
    },
    scenes: ['towers', 'pehoe', 'glacier', 'lenga', 'refuge', 'pampa'],
  },
  {
    key: 'patagonia-autumn-colours',
    title: 'Lenga Red: Patagonia in Autumn',
    destination: 'patagonia',
    description: `In April the wind drops, the walkers leave and the lenga forests turn from orange to a red that looks retouched. We stay at an estancia outside the park and walk a different valley every day.

A photographer travels with us, helps with light and patience, and cooks surprisingly well.`,
    itinerary: [
      'Punta Arenas to the estancia across the pampa, guanacos on both sides',
      'Forest walk to the Mirador Cuernos in the low sun',
      'Lago Sarmiento for still water and pumas, if we are lucky',
      'On horseback with the gauchos, asado in the barn',
      'Grey lake beach with icebergs, photo review by the stove',
      'Dawn at the towers from the plain, free afternoon',
      'Return to Punta Arenas by way of the penguin museum and a last calafate sour',
    ],
    price: 289999,
    season: { from: '04-01', to: '04-24' },
    scenes: ['lenga', 'pampa', 'towers', 'pehoe'],
  },
  {
    key: 'patagonia-glacier-kayak',
    title: 'Kayaks Among the Icebergs',
    destination: 'patagonia',
    description: `Four days on Grey lake in double kayaks and dry suits. Ice drifts past in every blue there is, and now and then it rolls over with a sigh.

No experience is needed, only a liking for cold air and hot chocolate.`,
    itinerary: [
      'Puerto Natales to the lake, suits fitted, first strokes in the bay',
      'Among the icebergs to the island of Nunatak, hut with a stove',
      'To the front of the Grey glacier at a safe distance, ice walk with crampons',
      'Down the Grey river with the current and back to Natales',
    ],
    price: 132600,
    season: { from: '11-01', to: '03-25' },
    scenes: ['glacier', 'pehoe', 'refuge'],
  },
];
