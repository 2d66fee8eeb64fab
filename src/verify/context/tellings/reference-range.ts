/** A value beside the range that is normal, told by where it lies: "TSH was within the reference range" for "TSH 2.1 mIU/L (ref 0.4-4.0)". */
import type { Reading } from '../../../text/reading.ts';
import type { Teller } from './types.ts';
import { capital } from './words.ts';

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const RESULT = new RegExp(
  String.raw`^(?:[-*] )?(?<label>\p{L}[\p{L}\d -]{0,30}?)(?::|,| (?:is|was))? (?<value>${NUMBER})(?<unit> ?[\p{L}%µ/\d^·*]{1,12})?,? [(\[](?:(?:ref(?:erence)?|normal)(?:\.| range| interval| values?)*:?|range:?|norm:?) ?(?<low>${NUMBER}) ?(?:-|\u2013|to) ?(?<high>${NUMBER})`,
  'iu',
);
const RANGE =
  /\b(below|under|within|in|inside|above|over|outside)( of)? (?:the |its )?(reference|normal) (range|interval|values?)\b/iu;
const LEVEL = /\b(?:is|was|are|were) (?:too )?(low|normal|high|elevated|raised)$/iu;

const FITS: Readonly<Record<string, RegExp>> = {
  low: /^(?:below|under|outside|low)$/iu,
  normal: /^(?:within|in|inside|normal)$/iu,
  high: /^(?:above|over|outside|high|elevated|raised)$/iu,
};

/** Where the value of a result lies, as the claim says it. */
export const ofReferenceRange: Teller = ({ source, sentence, claim, tell }) => {
  const said = claim.text.slice(claim.start, claim.end).replace(/[.\s]+$/, '');
  const asked = RANGE.exec(said) ?? LEVEL.exec(said);
  if (asked === null || said.length > LONGEST) return [];
  const { start, end } = source.sentence(sentence);
  const found = end - start > LONGEST ? undefined : RESULT.exec(source.text.slice(start, end).trim())?.groups;
  if (found === undefined) return [];
  const [value, low, high] = [found.value, found.low, found.high].map((one) =>
    Number(one!.replace(',', '.')),
  );
  const place = value! < low! ? 'low' : value! > high! ? 'high' : 'normal';
  if (!FITS[place]!.test(asked[1]!)) return [];
  const { from } = tell(sentence);
  const [be] = /\b(?:is|was|are|were)\b/u.exec(said) ?? ['was'];
  const label = found.label!;
  const derivation = `${found.value} beside ${found.low} to ${found.high}`;
  const where = RANGE.test(said) ? `${be} ${asked[0]}` : asked[0];
  return [label, `The ${label.charAt(0).toLowerCase()}${label.slice(1)}`, `The ${label}`].map((name) => ({
    text: `${capital(name)} ${where}.`,
    from,
    derivation,
  }));
};

const LONGEST = 200;

/** Whether a claim tells where a value lies beside what is normal: no word of that stands in a report. */
export const saysLevel = ({ text, start, end }: Reading): boolean => {
  const said = text.slice(start, end).replace(/[.\s]+$/, '');
  return RANGE.test(said) || LEVEL.test(said);
};
