import { add, multiply, type Rational, rational } from './rational.ts';

/** A unit: how many base units one of it is. `shift` is added after scaling (temperatures only). */
export interface Unit {
  readonly name: string;
  readonly base: string;
  readonly factor: Rational;
  readonly shift?: Rational;
}

const UNITS = new Map<string, Unit>();

/** Adds `name factor` pairs to a base unit; a factor is a whole number, a decimal or a fraction. */
function define(base: string, list: string): void {
  for (const item of list.split(',')) {
    const [name = '', written = '1', shift] = item.trim().split(' ');
    UNITS.set(name, { name, base, factor: parse(written), ...(shift ? { shift: parse(shift) } : {}) });
  }
}

function parse(written: string): Rational {
  const [top = '0', bottom = '1'] = written.split('/');
  const [whole = '0', fraction = ''] = top.split('.');
  const negative = whole.startsWith('-');
  const n = BigInt(whole.replace('-', '') + fraction);
  return rational(negative ? -n : n, 10n ** BigInt(fraction.length) * BigInt(bottom));
}

define(
  's',
  'ns 1/1000000000, us 1/1000000, ms 1/1000, s 1, min 60, h 3600, d 86400, wk 604800, fortnight 1209600',
);
define('month', 'month 1, quarter_year 3, year 12, decade 120, century 1200');
define('business_day', 'business_day 1');
define('business_hour', 'business_hour 1');
define(
  'm',
  'nm 1/1000000000, um 1/1000000, mm 1/1000, cm 1/100, dm 1/10, m 1, km 1000, in 0.0254, ft 0.3048',
);
define('m', 'yd 0.9144, mi 1609.344, nmi 1852');
define('kg', 'ug 1/1000000000, mg 1/1000000, g 1/1000, kg 1, t 1000, lb 0.45359237, oz 0.028349523125');
define('kg', 'st 6.35029318, ton 907.18474');
define(
  'bit',
  'bit 1, kbit 1000, Mbit 1000000, Gbit 1000000000, Tbit 1000000000000, B 8, kB 8000, MB 8000000',
);
define('bit', 'GB 8000000000, TB 8000000000000, PB 8000000000000000, KiB 8192, MiB 8388608, GiB 8589934592');
define('bit', 'TiB 8796093022208');
define('bit/s', 'bit/s 1, kbit/s 1000, Mbit/s 1000000, Gbit/s 1000000000, B/s 8, kB/s 8000, MB/s 8000000');
define('bit/s', 'GB/s 8000000000');
define('m2', 'mm2 1/1000000, cm2 1/10000, m2 1, km2 1000000, ha 10000, acre 4046.8564224, ft2 0.09290304');
define('m2', 'mi2 2589988.110336, in2 0.00064516, yd2 0.83612736');
define('m3', 'mm3 1/1000000000, cm3 1/1000000, m3 1, mL 1/1000000, cL 1/100000, dL 1/10000, L 1/1000');
define('m3', 'gal 0.003785411784, pt 0.000473176473, ft3 0.028316846592');
define('m/s', 'm/s 1, km/h 5/18, mph 0.44704, kn 463/900, ft/s 0.3048');
define(
  'J',
  'J 1, kJ 1000, MJ 1000000, cal 4.184, kcal 4184, Wh 3600, kWh 3600000, MWh 3600000000, GWh 3600000000000',
);
define('W', 'mW 1/1000, W 1, kW 1000, MW 1000000, GW 1000000000, hp 745.69987158227022');
define('degC', '°C 1, °F 5/9 -160/9, K 1 -273.15');
define('deg', 'deg 1');
define('V', 'mV 1/1000, V 1, kV 1000');
define('A', 'mA 1/1000, A 1');
define('Ah', 'mAh 1/1000, Ah 1');
define('Hz', 'Hz 1, kHz 1000, MHz 1000000, GHz 1000000000');
define(
  'Pa',
  'Pa 1, hPa 100, kPa 1000, MPa 1000000, GPa 1000000000, bar 100000, mbar 100, psi 6894.757293168',
);
define('px', 'px 1, MP 1000000');
define('dB', 'dB 1');
define('fps', 'fps 1');
define('bpm', 'bpm 1');
define('rpm', 'rpm 1');

/** Symbols as written, where they differ from the canonical name. Case counts: Mb is bits, MB is bytes. */
const SYMBOLS: ReadonlyMap<string, string> = new Map(
  `sec s, secs s, hr h, hrs h, Std h, μs us, µs us, μm um, µm um, μg ug, µg ug, mcg ug, kgs kg, KG kg, Kg kg, lbs lb,
  KB kB, kb kbit, Kb kbit, Mb Mbit, Gb Gbit, Tb Tbit, mb MB, gb GB, tb TB, bits bit, bytes B, byte B, kbps kbit/s,
  Kbps kbit/s, Mbps Mbit/s, mbps Mbit/s, Gbps Gbit/s, gbps Gbit/s, bps bit/s, MBps MB/s, Mb/s Mbit/s, Gb/s Gbit/s,
  kb/s kbit/s, l L, ml mL, cl cL, dl dL, ccm cm3, cc cm3, sqm m2, qm m2, sqft ft2, ft2 ft2, kmh km/h, kph km/h,
  KWh kWh, kwh kWh, kw kW, KW kW, Ghz GHz, Mhz MHz, ghz GHz, mhz MHz, Mo MB, Go GB, To TB, ko kB,
  FPS fps, BPM bpm, RPM rpm, KM km, Km km, CM cm, MM mm, wks wk, yrs year, yr year, mth month, mths month, tons t, MW MW`
    .split(',')
    .map((item) => item.trim().split(' ') as [string, string]),
);

/** Canonical names that are too short or too common to be read as symbols. */
const NOT_SYMBOLS = new Set([
  'd',
  'wk',
  't',
  'A',
  'V',
  'K',
  'W',
  'J',
  'in',
  'st',
  'pt',
  'month',
  'year',
  'deg',
  'B',
]);
const WITH_FIGURES = new Set(['d', 'wk', 't', 'A', 'V', 'K', 'W', 'J']);

/** The unit of a canonical name ("Mbit/s", "business_day"). */
export function unitByName(name: string): Unit | undefined {
  return UNITS.get(name);
}

/**
 * The unit that a symbol written right after a figure stands for ("kg", "MB", "km/h"). Case counts.
 * `figures`: the number was written in figures, so that short symbols ("5 t", "230 V") are safe.
 */
export function unitBySymbol(symbol: string, figures: boolean): Unit | undefined {
  const known = UNITS.get(symbol);
  if (known && (!NOT_SYMBOLS.has(symbol) || (figures && WITH_FIGURES.has(symbol)))) return known;
  const name = SYMBOLS.get(symbol);
  return name === undefined ? undefined : UNITS.get(name);
}

/** A number of `unit` in base units. */
export function toBase(value: Rational, unit: Unit): Rational {
  const scaled = multiply(value, unit.factor);
  return unit.shift ? add(scaled, unit.shift) : scaled;
}
