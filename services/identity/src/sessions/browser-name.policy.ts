/** A browser as people call it; null where the user agent does not say. */
export interface BrowserName {
  readonly browser: string | null;
  readonly system: string | null;
  readonly kind: 'mobile' | 'tablet' | 'desktop';
}

/** The first that fits: every browser names those that it descends from as well. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPX\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const firstIn = (names: readonly (readonly [RegExp, string])[], userAgent: string): string | null =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/** Browser and system in words, for the list of sessions (G27). An iPad that asks for desktop pages calls itself a Mac. */
export function browserName(userAgent: string): BrowserName {
  const isTablet = /\biPad\b|\bTablet\b|\bSilk\b|\bAndroid\b(?!.*\bMobile\b)/.test(userAgent);
  const isMobile = /\bMobi|\biPhone\b|\biPod\b|\bAndroid\b/.test(userAgent);
  return {
    browser: firstIn(browsers, userAgent),
    system: firstIn(systems, userAgent),
    kind: isTablet ? 'tablet' : isMobile ? 'mobile' : 'desktop',
  };
}
