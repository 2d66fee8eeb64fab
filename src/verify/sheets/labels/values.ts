/** Amounts as sheets and claims write them, brought to one form: "five-year" and "5 years", "45 litres" and "45 l". */
import { countIn } from '../said.ts';

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(?:kilos?|kilograms?|kgs?)$/u, 'kg'],
  [/^(?:grams?|grammes?|g)$/u, 'g'],
  [/^(?:milligrams?|mg)$/u, 'mg'],
  [/^(?:litres?|liters?|l)$/u, 'l'],
  [/^(?:millilitres?|milliliters?|ml)$/u, 'ml'],
  [/^(?:kilometres?|kilometers?|km)$/u, 'km'],
  [/^(?:metres?|meters?|m)$/u, 'm'],
  [/^(?:centimetres?|centimeters?|cm)$/u, 'cm'],
  [/^(?:millimetres?|millimeters?|mm)$/u, 'mm'],
  [/^(?:hours?|hrs?|h)$/u, 'hour'],
  [/^(?:minutes?|mins?)$/u, 'minute'],
  [/^(?:seconds?|secs?|s)$/u, 'second'],
  [/^(?:days?)$/u, 'day'],
  [/^(?:weeks?)$/u, 'week'],
  [/^(?:months?)$/u, 'month'],
  [/^(?:years?|yrs?)$/u, 'year'],
  [/^(?:watts?|w)$/u, 'w'],
  [/^(?:volts?|v)$/u, 'v'],
  [/^(?:pounds?|lbs?)$/u, 'lb'],
  [/^(?:people|persons?|guests?|portions?|servings?)$/u, 'person'],
  [/^(?:teaspoons?|tsps?)$/u, 'tsp'],
  [/^(?:tablespoons?|tbsps?)$/u, 'tbsp'],
  [/^(?:cups?)$/u, 'cup'],
  [/^(?:pieces?|pcs|pc)$/u, 'piece'],
  [/^(?:°c|℃|celsius)$/u, '°c'],
  [/^(?:°f|fahrenheit)$/u, '°f'],
];
const TOKEN =
  /[€£$]|°[cf]\b|-?\d[\d,]*(?:\.\d+)?|%|[\p{L}]+(?:-(?:one|two|three|four|five|six|seven|eight|nine)\b)?/gu;

/** An amount in one form; numbers in figures, units by their sign. */
export function normal(written: string): string {
  const bare = written
    .toLowerCase()
    .replaceAll(/degrees? (?=celsius|fahrenheit|c\b|f\b)/gu, '°')
    .replaceAll(/° (?=[cf])/gu, '°')
    .replaceAll('°celsius', '°c')
    .replaceAll('°fahrenheit', '°f')
    .replaceAll(/(?<=\d)(?:-| )?(?=\p{L})/gu, ' ')
    .replaceAll(/(?<=\p{L})-(?=(?:year|month|week|day|hour|minute)\b)/gu, ' ')
    .replaceAll('−', '-');
  return (bare.match(TOKEN) ?? [])
    .map((token) => {
      if (/\d/u.test(token)) return String(Number(token.replaceAll(',', '')));
      const count = token === 'no' ? undefined : countIn(token);
      if (count !== undefined) return String(count);
      return UNITS.find(([form]) => form.test(token))?.[1] ?? token;
    })
    .filter((token) => !/^(?:the|of)$/u.test(token))
    .join(' ');
}

/** Whether a claimed amount is the value of a field, word for word but for how it is written. */
export const isSameValue = (said: string, value: string): boolean => {
  const [one, other] = [normal(said), normal(value)];
  return (
    one === other || (/^\d+ person$/u.test(one) && one === `${other} person`) || `${one} person` === other
  );
};

const BOUND =
  /^(?<way>less than|under|below|more than|over|above|at least|at most|no more than|no less than|up to)(?: |$)(?<rest>.+)$/iu;
const AMOUNT = /^(?<before>\D*)(?<number>-?\d+(?:\.\d+)?)(?<behind>\D*)$/u;

/** "Less than 2 kg" of "1.8 kg": whether an amount of the same unit keeps to a bound; undefined where that is not told. */
export function keepsTo(said: string, value: string): boolean | undefined {
  const { way, rest = '' } = BOUND.exec(said)?.groups ?? {};
  if (way === undefined || way.toLowerCase() === 'up to') return undefined;
  const [bound, own] = [AMOUNT.exec(normal(rest))?.groups, AMOUNT.exec(normal(value))?.groups];
  if (bound === undefined || own === undefined || bound.before !== own.before || bound.behind !== own.behind)
    return undefined;
  const [limit, has] = [Number(bound.number), Number(own.number)];
  if (/^(?:less|under|below)/iu.test(way)) return has < limit;
  if (/^(?:more|over|above)/iu.test(way)) return has > limit;
  return /^(?:at least|no less)/iu.test(way) ? has >= limit : has <= limit;
}
