/** The first match counts, because most browsers name other browsers as well. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const machines: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'a Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Describes browser and device in plain words. No other part of the user agent is stored. */
export function deviceOf(userAgent: string | undefined): string {
  const nameIn = (kinds: typeof browsers) => kinds.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const [browser, machine] = [nameIn(browsers), nameIn(machines)];
  if (browser && machine) return `${browser} on ${machine}`;
  return browser ?? (machine ? `A browser on ${machine}` : 'Some other program');
}
