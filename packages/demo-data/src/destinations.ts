import type { DestinationContent } from './destination-content.ts';

/** The twelve destinations of the demo, on five continents. */
export const destinations: readonly DestinationContent[] = [
  {
    key: 'ladakh',
    scene: 'pangong',
    name: 'Ladakh',
    country: 'India',
    continent: 'Asia',
    description:
      'Beyond the last green valley of the Himalaya the land turns to ochre, violet and a very deep blue. Monasteries cling to their crags, prayer flags fade slowly in the wind, and Pangong Lake changes colour more often than the sky. Come for the passes, stay for the butter tea and the silence after it.',
  },
  {
    key: 'kyoto',
    scene: 'yasaka',
    name: 'Kyoto',
    country: 'Japan',
    continent: 'Asia',
    description:
      'A thousand years as a capital left Kyoto with more than a thousand temples, and with the patience to sweep their paths every morning. Vermilion gates climb the hill of Fushimi Inari, maples set the gardens alight in November, and in Gion a wooden door slides open just long enough to show a lantern.',
  },
  {
    key: 'ubud',
    scene: 'tegallalang',
    name: 'Ubud',
    country: 'Indonesia',
    continent: 'Asia',
    description:
      'In the uplands of Bali water is shared out by temples, and the rice terraces follow its every turn. Ubud wakes to cockerels and incense, spends its noon in the shade of frangipani, and ends the day with gamelan from three directions at once. Mount Agung watches over all of it, when the clouds allow.',
  },
  {
    key: 'lofoten',
    scene: 'aurora',
    name: 'Lofoten',
    country: 'Norway',
    continent: 'Europe',
    description:
      'Granite walls rise straight out of the Norwegian Sea, well north of the Arctic Circle, and red cabins stand on stilts at their feet. In June the sun does not set; from September the northern lights take over the night shift. Between the two there are white beaches, drying cod and the best fish soup of your life.',
  },
  {
    key: 'douro',
    scene: 'vineyards',
    name: 'Porto and the Douro',
    country: 'Portugal',
    continent: 'Europe',
    description:
      'Porto tumbles down to its river in tiles of blue, ochre and oxblood, and the wine lodges wait on the other bank. Upstream the Douro winds between schist terraces that were built by hand, wall by wall, over two thousand years. In September the whole valley smells of must.',
  },
  {
    key: 'amalfi',
    scene: 'positano',
    name: 'Amalfi Coast',
    country: 'Italy',
    continent: 'Europe',
    description:
      'South of Naples the mountains fall into the sea and the villages hold on as best they can. Pastel houses are stacked up the ravines, lemon groves climb higher still under their pergolas, and stairways do the work of streets. In the evening the fishing boats put out their lamps and the coast becomes a second sky.',
  },
  {
    key: 'merzouga',
    scene: 'chebbi',
    name: 'Merzouga',
    country: 'Morocco',
    continent: 'Africa',
    description:
      'At the end of the road from the Atlas the dunes of Erg Chebbi stand up like a sea that somebody stopped. They are rose at dawn, apricot by day and plum at dusk, and at night the Milky Way is bright enough to walk by. The wells, the date palms and the welcome belong to families who have crossed this sand for generations.',
  },
  {
    key: 'serengeti',
    scene: 'sunrise',
    name: 'Serengeti',
    country: 'Tanzania',
    continent: 'Africa',
    description:
      'The Maasai word behind the name means the place where the land runs on for ever, and it does. More than a million wildebeest follow the rains around this plain each year, with zebras for company and lions for neighbours. Under an umbrella thorn, with the engine off, you can hear grass.',
  },
  {
    key: 'rio',
    scene: 'sugarloaf',
    name: 'Rio de Janeiro',
    country: 'Brazil',
    continent: 'South America',
    description:
      'No other city has a setting like it: granite domes in the bay, rainforest behind the apartment blocks, and a beach at the end of the underground line. The cable car climbs Sugarloaf in two hops, samba starts when it starts, and at dusk everyone on Arpoador rock applauds the sun.',
  },
  {
    key: 'patagonia',
    scene: 'towers',
    name: 'Torres del Paine',
    country: 'Chile',
    continent: 'South America',
    description:
      'Three towers of granite catch the first light of the day and burn for about ten minutes; people walk through the night for it. Below them lie lakes the colour of a glacier mint, forests of lenga that turn red in April, and an ice field the size of a small country. The wind is free of charge.',
  },
  {
    key: 'bora-bora',
    scene: 'lagoon',
    name: 'Bora Bora',
    country: 'French Polynesia',
    continent: 'Oceania',
    description:
      'An old volcano, Mount Otemanu, stands in the middle of a lagoon, and a ring of coral keeps the Pacific out. The water has more blues than the language has names for them, and most of it is no deeper than your shoulders. Days here are measured in swims.',
  },
  {
    key: 'tongariro',
    scene: 'cone',
    name: 'Tongariro',
    country: 'New Zealand',
    continent: 'Oceania',
    description:
      'Three volcanoes share the high plateau of the North Island, and the Māori gave their summits to everyone by giving them to the nation. One path crosses red craters, steaming vents and lakes of improbable green in a single day. In winter the same slopes are white, and the silence is complete.',
  },
];
