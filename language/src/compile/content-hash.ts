/** 128 bits of a text's content as 32 hex digits. To tell versions apart, not to keep secrets; the same in every browser. */
export function contentHash(text: string): string {
  const lanes = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f] as const;
  let [a, b, c, d]: [number, number, number, number] = [...lanes];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, lanes[0]);
    b = Math.imul(b ^ unit, lanes[1]) + a;
    c = Math.imul(c ^ unit, lanes[2]) ^ (b >>> 13);
    d = Math.imul(d ^ unit, lanes[3]) + (c >>> 7);
  }
  return [a ^ (d >>> 15), b ^ (a >>> 15), c ^ (b >>> 15), d ^ (c >>> 15)]
    .map((lane) => (lane >>> 0).toString(16).padStart(8, '0'))
    .join('');
}
