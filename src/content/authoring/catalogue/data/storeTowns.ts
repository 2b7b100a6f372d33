import type { Subcountry } from '../../../../domain/region/regions';

export type RetailRegion = Exclude<Subcountry, 'CA_ALL'>;

interface Place {
  timezone: string;
  /** 'Town, postal code, area code'; the coordinates come from the gazetteer. */
  towns: string[];
}

/** Real towns and postal codes. Stores stand near a centre, never at an address that is known to be someone's. */
export const storeTowns: Record<RetailRegion, Place> = {
  CA: {
    timezone: 'America/Los_Angeles',
    towns: [
      'Los Angeles, 90012, 213', 'Long Beach, 90802, 562', 'Pasadena, 91101, 626', 'San Diego, 92101, 619',
      'Chula Vista, 91910, 619', 'Oceanside, 92054, 760', 'Palm Springs, 92262, 760', 'Santa Ana, 92701, 714',
      'Santa Barbara, 93101, 805', 'San Luis Obispo, 93401, 805', 'Fresno, 93721, 559', 'Modesto, 95354, 209',
      'Stockton, 95202, 209', 'Sacramento, 95814, 916', 'San Francisco, 94103, 415', 'Oakland, 94607, 510',
      'Berkeley, 94704, 510', 'San Jose, 95113, 408', 'Santa Cruz, 95060, 831', 'Santa Rosa, 95404, 707',
      'Ukiah, 95482, 707', 'Eureka, 95501, 707', 'Redding, 96001, 530',
    ],
  },
  OH: {
    timezone: 'America/New_York',
    towns: [
      'Columbus, 43215, 614', 'Cleveland, 44113, 216', 'Cincinnati, 45202, 513', 'Toledo, 43604, 419',
      'Akron, 44308, 330', 'Dayton, 45402, 937', 'Youngstown, 44503, 330', 'Canton, 44702, 330', 'Lima, 45801, 419',
      'Athens, 45701, 740', 'Sandusky, 44870, 419', 'Mansfield, 44902, 419', 'Newark, 43055, 740',
      'Marietta, 45750, 740',
    ],
  },
  MO: {
    timezone: 'America/Chicago',
    towns: [
      'St. Louis, 63103, 314', 'Kansas City, 64108, 816', 'Springfield, 65806, 417', 'Columbia, 65201, 573',
      'Independence, 64050, 816', 'Jefferson City, 65101, 573', 'Joplin, 64801, 417', 'Cape Girardeau, 63701, 573',
      'St. Joseph, 64501, 816', 'St. Charles, 63301, 636', 'Rolla, 65401, 573', 'Branson, 65616, 417',
      'Hannibal, 63401, 573', 'Sedalia, 65301, 660',
    ],
  },
  UT: {
    timezone: 'America/Denver',
    towns: [
      'Salt Lake City, 84101, 801', 'Ogden, 84401, 801', 'Provo, 84601, 801', 'Lehi, 84043, 801', 'Logan, 84321, 435',
      'Cedar City, 84720, 435',
    ],
  },
  WA: {
    timezone: 'America/Los_Angeles',
    towns: [
      'Seattle, 98101, 206', 'Tacoma, 98402, 253', 'Spokane, 99201, 509', 'Vancouver, 98660, 360',
      'Bellingham, 98225, 360', 'Olympia, 98501, 360', 'Everett, 98201, 425', 'Yakima, 98901, 509',
      'Wenatchee, 98801, 509', 'Bremerton, 98337, 360', 'Walla Walla, 99362, 509', 'Port Angeles, 98362, 360',
      'Mount Vernon, 98273, 360', 'Ellensburg, 98926, 509',
    ],
  },
  CO: {
    timezone: 'America/Denver',
    towns: [
      'Denver, 80202, 303', 'Boulder, 80302, 303', 'Fort Collins, 80524, 970', 'Aurora, 80012, 303',
      'Pueblo, 81003, 719', 'Grand Junction, 81501, 970', 'Durango, 81301, 970', 'Glenwood Springs, 81601, 970',
      'Salida, 81201, 719', 'Trinidad, 81082, 719', 'Steamboat Springs, 80487, 970', 'Longmont, 80501, 303',
      'Breckenridge, 80424, 970', 'Colorado Springs, 80903, 719',
    ],
  },
  NM: {
    timezone: 'America/Denver',
    towns: [
      'Albuquerque, 87102, 505', 'Santa Fe, 87501, 505', 'Las Cruces, 88001, 575', 'Rio Rancho, 87124, 505',
      'Roswell, 88201, 575', 'Farmington, 87401, 505', 'Taos, 87571, 575', 'Gallup, 87301, 505',
      'Alamogordo, 88310, 575', 'Silver City, 88061, 575', 'Los Alamos, 87544, 505', 'Carlsbad, 88220, 575',
      'Clovis, 88101, 575', 'Socorro, 87801, 575',
    ],
  },
  ON: {
    timezone: 'America/Toronto',
    towns: [
      'Toronto, M5H 2N2, 416', 'Ottawa, K1P 1J1, 613', 'Hamilton, L8P 4Y5, 905', 'London, N6A 4L9, 519',
      'Kitchener, N2G 4G7, 519', 'Windsor, N9A 6S1, 519', 'Kingston, K7L 2Z3, 613', 'Guelph, N1H 3A1, 519',
      'Barrie, L4M 4T5, 705', 'Sudbury, P3A 5P3, 705', 'Thunder Bay, P7E 5V3, 807', 'Peterborough, K9H 3R9, 705',
      'Oshawa, L1H 3Z7, 905', 'St. Catharines, L2R 7C2, 905', 'Sault Ste. Marie, P6A 5X6, 705',
      'North Bay, P1B 8H8, 705',
    ],
  },
  AB: {
    timezone: 'America/Edmonton',
    towns: [
      'Calgary, T2P 2M5, 403', 'Edmonton, T5J 2R7, 780', 'Red Deer, T4N 3T4, 403', 'Lethbridge, T1J 0P6, 403',
      'Medicine Hat, T1A 8E6, 403', 'St. Albert, T8N 3Z9, 780', 'Airdrie, T4B 3C3, 403', 'Spruce Grove, T7X 3E8, 780',
      'Leduc, T9E 4C4, 780', 'Lloydminster, T9V 0W2, 780', 'Fort McMurray, T9H 2K4, 780', 'Okotoks, T1S 1K1, 403',
      'Canmore, T1W 3K1, 403', 'Camrose, T4V 0S8, 780', 'Cochrane, T4C 2K8, 403', 'Sherwood Park, T8A 3W4, 780',
    ],
  },
};
