/** The groups of the sheet in display order: the wire's categories, and what each group is called. */
export const sheetGroups: readonly { readonly name: string; readonly categories: readonly string[] }[] = [
  { name: '', categories: ['BasicAbility'] },
  { name: 'Skills', categories: ['Skills', 'SidebarAbility'] },
  { name: 'Menaces', categories: ['Menace'] },
  { name: 'Money', categories: ['Currency'] },
  { name: 'Circumstances', categories: ['SidebarTransient', 'Circumstance', 'Progress', 'Venture'] },
  { name: 'Quirks', categories: ['Quirk'] },
  { name: 'Stories', categories: ['Ambition', 'Story', 'Accomplishment', 'Dreams'] },
  { name: 'Favours and renown', categories: ['Favours', 'Contacts', 'Renown'] },
  { name: 'Acquaintances', categories: ['Acquaintance'] },
  { name: 'Routes', categories: ['Route'] },
  { name: 'Hat', categories: ['Hat'] },
  { name: 'Clothing', categories: ['Clothing'] },
  { name: 'Gloves', categories: ['Gloves'] },
  { name: 'Boots', categories: ['Boots'] },
  { name: 'Weapon', categories: ['Weapon'] },
  { name: 'Companion', categories: ['Companion'] },
];

/** Everything else a character may hold. */
export const otherGoods = 'Goods and curiosities';
