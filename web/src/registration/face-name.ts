/** The world's words for a face, or else the name of its picture: `flat-cap` becomes *Flat cap*. */
export function faceName(face: string, names: Readonly<Record<string, string>>): string {
  const plain = face.replaceAll('-', ' ');
  return names[face] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}
