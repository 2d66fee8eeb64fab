import { MARK, WORD } from './characters.ts';
import { SHORT_CURRENCIES } from './generated-words.ts';
import { phraseAt, type Reader } from './reader.ts';

/** A currency as written beside a number. `minor`: the number counts hundredths of it. */
export interface Currency {
  readonly currency: string;
  readonly minor: boolean;
  readonly next: number;
}

const SIGNS: ReadonlyMap<number, string> = new Map(
  Object.entries({
    $: '$',
    '€': 'EUR',
    '£': 'GBP',
    '¥': '¥',
    '₹': 'INR',
    '₽': 'RUB',
    '₩': 'KRW',
    '₺': 'TRY',
    '₴': 'UAH',
    '₪': 'ILS',
    '₫': 'VND',
    '฿': 'THB',
    '₱': 'PHP',
    '₦': 'NGN',
    '₡': 'CRC',
    '₸': 'KZT',
    '₾': 'GEL',
  }).map(([sign, currency]) => [sign.charCodeAt(0), currency]),
);

/** Countries that are written before the sign: "US$", "C$". */
const DOLLARS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    us: 'USD',
    usd: 'USD',
    c: 'CAD',
    ca: 'CAD',
    can: 'CAD',
    cad: 'CAD',
    a: 'AUD',
    au: 'AUD',
    aud: 'AUD',
    nz: 'NZD',
    nzd: 'NZD',
    hk: 'HKD',
    hkd: 'HKD',
    s: 'SGD',
    sg: 'SGD',
    sgd: 'SGD',
    r: 'BRL',
    mx: 'MXN',
    mex: 'MXN',
    ar: 'ARS',
    nt: 'TWD',
    cn: 'CNY',
    jp: 'JPY',
    rmb: 'CNY',
    tt: 'TTD',
    j: 'JMD',
    b: 'BND',
    z: 'ZWL',
  }),
);

const CENT_SIGN = 0xa2;

/** Whether token `i` is a currency sign. */
export function isCurrencySign({ tokens }: Reader, i: number): boolean {
  return tokens.kind(i) === MARK && SIGNS.has(tokens.mark(i));
}

/** The ISO code that token `i` is: capitals only, so that "all" is no lek and "top" no paʻanga. */
function codeAt({ tokens }: Reader, i: number): string | undefined {
  const code = tokens.entry(i)?.code;
  return code !== undefined && tokens.raw(i) === code ? code : undefined;
}

/** The currency that starts at token `i` and stands before a number: "$", "US$", "EUR", "Rs". */
export function currencyBefore(reader: Reader, i: number): Currency | undefined {
  const { tokens } = reader;
  const sign = tokens.kind(i) === MARK ? SIGNS.get(tokens.mark(i)) : undefined;
  if (sign) return { currency: sign, minor: false, next: i + 1 };
  if (tokens.kind(i) !== WORD) return undefined;
  if (tokens.glued(i + 1) && isCurrencySign(reader, i + 1)) {
    const currency = DOLLARS.get(tokens.lower(i)) ?? codeAt(reader, i);
    return currency ? { currency, minor: false, next: i + 2 } : undefined;
  }
  const code = codeAt(reader, i) ?? (tokens.length(i) <= 3 ? SHORT_CURRENCIES.get(tokens.raw(i)) : undefined);
  if (!code) return undefined;
  const dot = tokens.mark(i + 1) === 0x2e && tokens.glued(i + 1) && code !== tokens.raw(i);
  return { currency: code, minor: false, next: dot ? i + 2 : i + 1 };
}

/** The currency at token `i` that follows a number: "€", "USD", "Canadian dollars", "p", "cents". */
export function currencyAfter(reader: Reader, i: number): Currency | undefined {
  const { tokens } = reader;
  if (tokens.kind(i) === MARK) {
    const mark = tokens.mark(i);
    if (mark === CENT_SIGN) return { currency: '¢', minor: true, next: i + 1 };
    const sign = SIGNS.get(mark);
    const opensNext = tokens.glued(i + 1) && !tokens.glued(i) && tokens.kind(i + 1) === 2;
    return sign && !opensNext ? { currency: sign, minor: false, next: i + 1 } : undefined;
  }
  if (tokens.kind(i) !== WORD) return undefined;
  const code = codeAt(reader, i) ?? SHORT_CURRENCIES.get(tokens.raw(i));
  if (code) {
    const sign = tokens.glued(i + 1) && isCurrencySign(reader, i + 1);
    return sign ? undefined : { currency: code, minor: false, next: i + 1 };
  }
  if (tokens.glued(i) && tokens.length(i) === 1 && tokens.raw(i) === 'p') {
    return { currency: 'GBP', minor: true, next: i + 1 };
  }
  return named(reader, i);
}

function named(reader: Reader, i: number): Currency | undefined {
  const { tokens } = reader;
  if (tokens.length(i) === 2 && tokens.lower(i) === 'us' && tokens.mark(i + 1) === 0x2d) {
    return named(reader, i + 2) && { currency: 'USD', minor: false, next: i + 3 };
  }
  const phrase = phraseAt(reader, i, tokens.entry(i)?.currency);
  if (!phrase) return undefined;
  const minor = phrase.value.startsWith('%');
  return { currency: minor ? phrase.value.slice(1) : phrase.value, minor, next: phrase.next };
}

const DOLLAR_COUNTRIES = new Set([
  'USD',
  'CAD',
  'AUD',
  'NZD',
  'HKD',
  'SGD',
  'TWD',
  'MXN',
  'ARS',
  'CLP',
  'COP',
  'BRL',
  'JMD',
  'TTD',
  'BBD',
  'BSD',
  'BND',
  'BZD',
  'FJD',
  'XCD',
  'KYD',
  'BMD',
  'LRD',
  'NAD',
  'UYU',
  'DOP',
  'ZWL',
]);
const AMBIGUOUS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['$', DOLLAR_COUNTRIES],
  ['¢', new Set([...DOLLAR_COUNTRIES, '$', 'EUR'])],
  ['¥', new Set(['JPY', 'CNY'])],
  ['kr', new Set(['SEK', 'NOK', 'DKK', 'ISK'])],
  ['dinar', new Set(['RSD', 'KWD', 'BHD', 'DZD', 'TND', 'JOD', 'IQD', 'LYD'])],
  ['franc', new Set(['CHF', 'XOF', 'XAF', 'XPF', 'CDF', 'DJF', 'GNF', 'RWF', 'BIF', 'KMF'])],
  ['peso', new Set(['MXN', 'ARS', 'CLP', 'COP', 'PHP', 'UYU', 'DOP', 'CUP'])],
  ['lira', new Set(['TRY', 'LBP', 'SYP'])],
  ['shilling', new Set(['KES', 'TZS', 'UGX', 'SOS'])],
  ['riyal', new Set(['SAR', 'QAR', 'OMR', 'YER', 'IRR'])],
]);

/** Whether two currencies as written can be one: the same, or a sign and a code that it may stand for. */
export function currenciesAgree(a: string, b: string): boolean {
  return a === b || (AMBIGUOUS.get(a)?.has(b) ?? false) || (AMBIGUOUS.get(b)?.has(a) ?? false);
}
