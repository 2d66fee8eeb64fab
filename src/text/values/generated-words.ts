const GERMAN_UNITS = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const GERMAN_TENS = [
  ['zwanzig', 20],
  ['dreißig', 30],
  ['dreissig', 30],
  ['vierzig', 40],
  ['fünfzig', 50],
  ['sechzig', 60],
  ['siebzig', 70],
  ['achtzig', 80],
  ['neunzig', 90],
] as const;

/** German numbers from 21 to 99 as `word value` pairs ("einundzwanzig 21"). */
export function germanTens(): string {
  return GERMAN_TENS.flatMap(([tens, value]) =>
    GERMAN_UNITS.slice(1).map((unit, index) => `${unit}und${tens} ${value + index + 1}`),
  ).join(',');
}

/** ISO 4217 codes of the currencies in use. */
export function isoCurrencies(): readonly string[] {
  return (
    'AED AFN ALL AMD AOA ARS AUD AZN BAM BBD BDT BGN BHD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY COP CRC ' +
    'CUP CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD GBP GEL GHS GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ' +
    'ISK JMD JOD JPY KES KGS KHR KRW KWD KZT LAK LBP LKR LRD LYD MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR ' +
    'MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SCR SDG SEK SGD SOS SRD ' +
    'SYP SZL THB TJS TMT TND TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND XAF XCD XOF XPF YER ZAR ZMW ZWL'
  ).split(' ');
}

/** Short names of currencies beside figures, before or after them, as they are written. */
export const SHORT_CURRENCIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Rs: 'INR',
    kr: 'kr',
    Kr: 'kr',
    zł: 'PLN',
    Kč: 'CZK',
    Ft: 'HUF',
    lei: 'RON',
    SFr: 'CHF',
  }),
);
