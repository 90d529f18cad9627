const names: Readonly<Record<string, string>> = {
  beardy: 'Mostly beard',
  bonnet: 'A bonnet',
  bowler: 'A bowler hat',
  crop: 'Cropped hair',
  fez: 'A fez',
  miner: 'A miner’s lamp',
  monocle: 'A monocle',
  pipe: 'A pipe',
  plume: 'A plumed hat',
  ringlets: 'Ringlets',
  sailor: 'A sailor’s cap',
  shawl: 'A shawl',
  spectacles: 'Spectacles',
  tophat: 'A top hat',
  veil: 'A veil',
  wimple: 'A wimple',
};

export const faceName = (face: string): string => names[face] ?? face;
