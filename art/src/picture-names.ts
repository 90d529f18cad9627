/** The names of the pictures that are not icons: `/images/{version}/{type}/{name}-{width}.avif`. */
export const HEROES = [
  'ambassador',
  'astrologer',
  'aunt',
  'boatman',
  'deputy',
  'edward',
  'madamex1',
  'magician',
  'master',
  'mystic',
  'november',
  'plenty',
  'surveyor',
] as const;

export const HEADERS = ['area-steps', 'lampwick', 'the-bazaar', 'your-lodgings'] as const;

export const CAMEOS = [
  'beardy',
  'bonnet',
  'tophat',
  'veil',
  'bowler',
  'spectacles',
  'ringlets',
  'plume',
  'sailor',
  'miner',
  'wimple',
  'monocle',
  'pipe',
  'shawl',
  'fez',
  'crop',
] as const;
