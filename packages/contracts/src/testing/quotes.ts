import {
  adult,
  adults,
  bike,
  child,
  christmas,
  DAY,
  family,
  family2110,
  groups,
  guide,
  infant,
  jeep,
  lunch,
  MONSOON10,
  party,
  persons,
  type QuoteCase,
  single,
  transfer,
  when,
} from './quote-parts.ts';

export { movedTo, type QuoteCase } from './quote-parts.ts';

export const quoteCases: readonly QuoteCase[] = [
  when('3 persons at one price', { prices: { price: 1999.99 }, party: persons(3) }, [['person', 3, 199_999, 599_997]]),
  when('1 person at the lowest price', { prices: { price: 0.01 }, party: persons(1) }, [['person', 1, 1, 1]]),
  when('50 persons', { prices: { price: 199_999.99 }, party: persons(50) }, [['person', 50, 19_999_999, 999_999_950]]),
  when('2 adults', { prices: family, party: adults(2) }, [['adult', 2, 1_000_000, 2_000_000]]),
  when('2 adults and a child', { prices: family, party: { adult: 2, child: 1 } }, [
    ['adult', 2, 1_000_000, 2_000_000],
    ['child', 1, 500_000, 500_000],
  ]),
  when('an infant, which costs nothing', { prices: family, party }, family2110),
  when(
    'a category without a price of its own',
    { prices: { price: 10_000, categories: [adult, { ...child, price: undefined }] }, party: { adult: 1, child: 1 } },
    [
      ['adult', 1, 1_000_000, 1_000_000],
      ['child', 1, 1_000_000, 1_000_000],
    ],
  ),
  when(
    'a season of half the price, half a paisa up',
    { prices: { price: 1999.99, seasons: [{ name: 'Low', from: DAY, to: DAY, percent: -50 }] }, party: persons(3) },
    [['person', 3, 100_000, 300_000]],
  ),
  when('the day before a season', { prices: { ...family, seasons: [christmas] }, day: '2026-12-19', party: adults(1) }, [
    ['adult', 1, 1_000_000, 1_000_000],
  ]),
  when('the first day of a season', { prices: { ...family, seasons: [christmas] }, day: '2026-12-20', party: adults(1) }, [
    ['adult', 1, 1_400_000, 1_400_000],
  ]),
  when(
    'the last day of a season',
    { prices: { ...family, seasons: [christmas] }, day: '2027-01-05', party: { adult: 1, child: 2 } },
    [
      ['adult', 1, 1_400_000, 1_400_000],
      ['child', 2, 700_000, 1_400_000],
    ],
  ),
  when('the day after a season', { prices: { ...family, seasons: [christmas] }, day: '2027-01-06', party: adults(1) }, [
    ['adult', 1, 1_000_000, 1_000_000],
  ]),
  when(
    'a category that a season does not name',
    { prices: { ...family, seasons: [christmas] }, day: '2026-12-25', party: { adult: 1, infant: 1 } },
    [
      ['adult', 1, 1_400_000, 1_400_000],
      ['infant', 1, 0, 0],
    ],
  ),
  when(
    'a season that is four times as dear',
    { prices: { ...family, seasons: [{ name: 'Eclipse', from: DAY, to: DAY, percent: 300 }] }, party: { adult: 1, child: 1 } },
    [
      ['adult', 1, 4_000_000, 4_000_000],
      ['child', 1, 2_000_000, 2_000_000],
    ],
  ),
  when('one person less than a group', { prices: { ...family, groups }, party: adults(5) }, [['adult', 5, 1_000_000, 5_000_000]]),
  when('a group', { prices: { ...family, groups }, party: adults(6) }, [
    ['adult', 6, 1_000_000, 6_000_000],
    ['group-discount', 1, -300_000, -300_000],
  ]),
  when('five adults and an infant, who are no group of six', { prices: { ...family, groups }, party: { adult: 5, infant: 1 } }, [
    ['adult', 5, 1_000_000, 5_000_000],
    ['infant', 1, 0, 0],
  ]),
  when('children, who count in a group', { prices: { ...family, groups }, party: { adult: 2, child: 4 } }, [
    ['adult', 2, 1_000_000, 2_000_000],
    ['child', 4, 500_000, 2_000_000],
    ['group-discount', 1, -200_000, -200_000],
  ]),
  when('the highest step that is reached', { prices: { ...family, groups }, party: adults(12) }, [
    ['adult', 12, 1_000_000, 12_000_000],
    ['group-discount', 1, -1_200_000, -1_200_000],
  ]),
  when('a group discount, rounded once', { prices: { price: 1428.57, groups }, party: persons(7) }, [
    ['person', 7, 142_857, 999_999],
    ['group-discount', 1, -50_000, -50_000],
  ]),
  when('a group in a season', { prices: { ...family, groups, seasons: [christmas] }, day: '2026-12-24', party: adults(6) }, [
    ['adult', 6, 1_400_000, 8_400_000],
    ['group-discount', 1, -420_000, -420_000],
  ]),
  when('somebody alone, who pays the single supplement', { prices: { ...family, single }, party: adults(1) }, [
    ['adult', 1, 1_000_000, 1_000_000],
    ['single', 1, 150_000, 150_000],
  ]),
  when('one adult with an infant, who has a room alone', { prices: { ...family, single }, party: { adult: 1, infant: 1 } }, [
    ['adult', 1, 1_000_000, 1_000_000],
    ['infant', 1, 0, 0],
    ['single', 1, 150_000, 150_000],
  ]),
  when('two adults, who share a room', { prices: { ...family, single }, party: adults(2) }, [['adult', 2, 1_000_000, 2_000_000]]),
  when('two adults in single rooms', { prices: { ...family, single }, party: adults(2), singleRooms: 2 }, [
    ['adult', 2, 1_000_000, 2_000_000],
    ['single', 2, 150_000, 300_000],
  ]),
  when(
    'somebody alone where a single room may be chosen',
    { prices: { ...family, single: { price: 1500, required: false } }, party: adults(1) },
    [['adult', 1, 1_000_000, 1_000_000]],
  ),
  when('an extra for each person with a seat', { prices: { ...family, extras: [transfer] }, party, extras: { transfer: 1 } }, [
    ...family2110,
    ['transfer', 3, 80_000, 240_000],
  ]),
  when('an extra by the piece', { prices: { ...family, extras: [transfer, bike] }, party: adults(2), extras: { bike: 2 } }, [
    ['adult', 2, 1_000_000, 2_000_000],
    ['bike', 2, 25_050, 50_100],
  ]),
  when('an extra for the booking', { prices: { ...family, extras: [guide] }, party: adults(4), extras: { guide: 1 } }, [
    ['adult', 4, 1_000_000, 4_000_000],
    ['guide', 1, 300_000, 300_000],
  ]),
  when('an extra that is included', { prices: { ...family, extras: [lunch] }, party }, [...family2110, ['lunch', 3, 0, 0]]),
  when(
    'extras in the order of the package',
    {
      prices: { ...family, extras: [transfer, bike, guide, lunch] },
      party: adults(1),
      extras: { guide: 1, bike: 1, transfer: 1 },
    },
    [
      ['adult', 1, 1_000_000, 1_000_000],
      ['transfer', 1, 80_000, 80_000],
      ['bike', 1, 25_050, 25_050],
      ['guide', 1, 300_000, 300_000],
      ['lunch', 1, 0, 0],
    ],
  ),
  when(
    'extras in a group, which get no group discount',
    { prices: { ...family, groups, extras: [transfer] }, party: adults(6), extras: { transfer: 1 } },
    [
      ['adult', 6, 1_000_000, 6_000_000],
      ['group-discount', 1, -300_000, -300_000],
      ['transfer', 6, 80_000, 480_000],
    ],
  ),
  when('a code', { prices: family, party, discount: MONSOON10 }, [...family2110, ['MONSOON10', 1, -250_000, -250_000]]),
  when(
    'a code for extras too',
    { prices: { ...family, extras: [transfer] }, party, extras: { transfer: 1 }, discount: MONSOON10 },
    [...family2110, ['transfer', 3, 80_000, 240_000], ['MONSOON10', 1, -274_000, -274_000]],
  ),
  when('the group discount first, then the code', { prices: { ...family, groups }, party: adults(6), discount: MONSOON10 }, [
    ['adult', 6, 1_000_000, 6_000_000],
    ['group-discount', 1, -300_000, -300_000],
    ['MONSOON10', 1, -570_000, -570_000],
  ]),
  when(
    'a code of half the price, half a paisa up',
    { prices: { price: 123.45 }, party: persons(1), discount: { code: 'HALF', percent: 50 } },
    [
      ['person', 1, 12_345, 12_345],
      ['HALF', 1, -6173, -6173],
    ],
  ),
  when('a code of an amount', { prices: family, party: adults(1), discount: { code: 'FIVE', amount: 50_000 } }, [
    ['adult', 1, 1_000_000, 1_000_000],
    ['FIVE', 1, -50_000, -50_000],
  ]),
  when('a code of more than all of it', { prices: family, party: adults(1), discount: { code: 'GIFT', amount: 9_000_000 } }, [
    ['adult', 1, 1_000_000, 1_000_000],
    ['GIFT', 1, -1_000_000, -1_000_000],
  ]),
  when('a code for all of it', { prices: family, party: adults(2), discount: { code: 'FREE', percent: 100 } }, [
    ['adult', 2, 1_000_000, 2_000_000],
    ['FREE', 1, -2_000_000, -2_000_000],
  ]),
  when('a code for a single room too', { prices: { ...family, single }, party: adults(1), discount: MONSOON10 }, [
    ['adult', 1, 1_000_000, 1_000_000],
    ['single', 1, 150_000, 150_000],
    ['MONSOON10', 1, -115_000, -115_000],
  ]),
  ...[1, 2, 4].map((count) =>
    when(`a jeep for ${count}`, { prices: jeep, party: persons(count) }, [['group', 1, 4_800_000, 4_800_000]]),
  ),
  when('two jeeps for 5', { prices: jeep, party: persons(5) }, [['group', 2, 4_800_000, 9_600_000]]),
  when(
    'one jeep for four adults and an infant',
    { prices: { ...jeep, categories: [adult, { ...infant, price: undefined }] }, party: { adult: 4, infant: 1 } },
    [['group', 1, 4_800_000, 4_800_000]],
  ),
  when(
    'a jeep in a season',
    { prices: { ...jeep, seasons: [{ name: 'Peak', from: DAY, to: DAY, percent: 25 }] }, party: persons(3) },
    [['group', 1, 6_000_000, 6_000_000]],
  ),
  when(
    'a jeep with an extra for each person',
    { prices: { ...jeep, extras: [transfer] }, party: persons(3), extras: { transfer: 1 } },
    [
      ['group', 1, 4_800_000, 4_800_000],
      ['transfer', 3, 80_000, 240_000],
    ],
  ),
  when('a jeep with a code', { prices: jeep, party: persons(5), discount: MONSOON10 }, [
    ['group', 2, 4_800_000, 9_600_000],
    ['MONSOON10', 1, -960_000, -960_000],
  ]),
  when(
    'everything at once',
    {
      prices: { ...family, seasons: [christmas], groups, single, extras: [transfer, bike, lunch] },
      day: '2026-12-25',
      party: { adult: 5, child: 3, infant: 1 },
      extras: { transfer: 1, bike: 2 },
      singleRooms: 1,
      discount: MONSOON10,
    },
    [
      ['adult', 5, 1_400_000, 7_000_000],
      ['child', 3, 700_000, 2_100_000],
      ['infant', 1, 0, 0],
      ['group-discount', 1, -455_000, -455_000],
      ['single', 1, 150_000, 150_000],
      ['transfer', 8, 80_000, 640_000],
      ['bike', 2, 25_050, 50_100],
      ['lunch', 8, 0, 0],
      ['MONSOON10', 1, -948_510, -948_510],
    ],
  ),
];
