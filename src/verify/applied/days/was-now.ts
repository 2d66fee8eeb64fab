/** Which way something went, by what it was and is: "the price was cut to 30" of "was 45, now 30", "moved to a later date" of "from 3 to 10 May". */

import { matchesOf } from '../../../text/matches.ts';
import type { Scene, Shown } from '../asked.ts';
import { sentencesOf } from '../rules/sentences.ts';
import { MONTHS } from './calendar.ts';

const SIGN = '(?:[€£$] ?|(?:EUR|USD|GBP|CHF) )?';
const UNIT = '(?: ?(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?|francs?))?';
const AMOUNT = String.raw`${SIGN}\d[\d.,]*${UNIT}`;
const CHANGED = new RegExp(
  String.raw`^The price of (the \p{Ll}[\p{L}\d -]{1,40}?) (?:was|has been) (cut|reduced|lowered|dropped|raised|increased) to (${AMOUNT})$`,
  'u',
);
const WAS_NOW = new RegExp(
  String.raw`\b(?:[Ww]as|[Bb]efore:?|[Pp]reviously|[Ff]ormerly|[Oo]ld price:?) (${AMOUNT})[,;]? (?:[Nn]ow|[Nn]ew price:?) (${AMOUNT})(?![\d.]*\d)`,
  'gu',
);

/** Where both prices stand; undefined for another statement, and where it went the other way. */
export function priceChanged(said: string, scene: Scene): Shown | undefined {
  const [, what, way, price] = CHANGED.exec(said) ?? [];
  if (what === undefined || price === undefined) return undefined;
  for (const one of sentencesOf(scene.documents)) {
    const [found, ...others] = matchesOf(one.text, WAS_NOW);
    if (found === undefined || others.length > 0) continue;
    const [old, now] = [numberIn(found[1]), numberIn(found[2])];
    if (
      old === now ||
      now !== numberIn(price) ||
      now < old !== /^(?:cut|reduced|lowered|dropped)$/u.test(way!)
    )
      continue;
    const shown = scene.ask(`${what.replace(/^the/u, 'The')} costs ${price}.`);
    if (shown?.places.some((place) => place.document === one.document && place.sentence === one.sentence))
      return { places: shown.places, told: `${found[1]} → ${found[2]}` };
  }
  return undefined;
}

const numberIn = (amount = ''): number =>
  Number(
    amount
      .replace(/[^\d.,]/gu, '')
      .replace(/[.,]+$/u, '')
      .replace(/,(?=\d{3}\b)/gu, '')
      .replace(',', '.'),
  );

const MOVED =
  /^(.{3,80}?) (was|has been) (moved|postponed|rescheduled|put off|pushed back|brought forward) to an? (later|earlier) (date|day|time)$/u;
const MONTH = `(?:${MONTHS.join('|')})`;
const ENDS = new RegExp(
  String.raw`\bfrom ((?:\d{1,2} )?(?:${MONTH}|\d{1,2}:\d{2})(?: \d{4})?) to ((?:\d{1,2} )?(?:${MONTH}|\d{1,2}:\d{2})(?: \d{4})?)`,
  'gu',
);

/** Where both days stand that something was moved between; undefined for another statement, and where it went the other way. */
export function movedTo(said: string, scene: Scene): Shown | undefined {
  const [, what, was, verb, way] = MOVED.exec(said) ?? [];
  if (what === undefined || verb === undefined) return undefined;
  for (const one of sentencesOf(scene.documents)) {
    const [found, ...others] = matchesOf(one.text, ENDS);
    if (found === undefined || others.length > 0) continue;
    const [from, to] = [placeOf(found[1]), placeOf(found[2])];
    if (from === undefined || to === undefined || from === to || to > from !== (way === 'later')) continue;
    const shown = scene.ask(`${what} ${was} moved from ${found[1]} to ${found[2]}.`);
    if (shown !== undefined && shown.weighed !== true)
      return { places: shown.places, told: `${found[1]} → ${found[2]}` };
  }
  return undefined;
}

/** A day of one year, or a minute of one day, by number; undefined where a year stands with it. */
function placeOf(text = ''): number | undefined {
  const [, h, min] = /^(\d{1,2}):(\d{2})$/u.exec(text) ?? [];
  if (h !== undefined) return Number(h) * 60 + Number(min);
  const [, date, month] = new RegExp(String.raw`^(\d{1,2}) (${MONTH})$`, 'u').exec(text) ?? [];
  const at = MONTHS.indexOf(month ?? '');
  return at < 0 ? undefined : at * 31 + Number(date);
}
