/** A value beside the range that is normal, told by where it lies: "TSH was within the reference range" for "TSH 2.1 mIU/L (ref 0.4-4.0)". */
import type { Reading } from '../../../../text/reading.ts';
import type { Teller } from '../types.ts';
import { forClaims } from '../where.ts';
import { capital, escaped } from '../words.ts';

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const RESULT = new RegExp(
  String.raw`^(?:[-*] )?(?<label>\p{L}[\p{L}\d -]{0,30}?)(?::|,| (?:is|was))? (?<value>${NUMBER})(?<unit> ?[\p{L}%µ/\d^·*]{1,12})?,? [(\[](?:(?:ref(?:erence)?|normal)(?:\.| range| interval| values?)*:?|range:?|norm:?)? ?(?:(?<low>${NUMBER}) ?(?:-|\u2013|to) ?(?<high>${NUMBER})|(?<sign>[<>\u2264\u2265]) ?(?<bound>${NUMBER}))`,
  'iu',
);
const RANGE =
  /\b(?:(slightly|just|clearly|well|far) )?(below|under|within|in|inside|above|over|outside)( of)? (?:the |its )?(reference|normal) (range|interval|values?)\b/iu;
const LEVEL = /\b(?:is|was|are|were) (?:(?:too )|(slightly|clearly) )?(low|normal|high|elevated|raised)$/iu;
/** Whose value it is. */
const OWNER =
  /^(?<whose>His|Her|Their|The patient's|(?:(?:Mrs?|Ms|Dr)\.? )?(?<name>\p{Lu}[\p{L} .-]{1,30}?)['\u2019]s) /u;

const FITS: Readonly<Record<string, RegExp>> = {
  low: /^(?:below|under|outside|low)$/iu,
  normal: /^(?:within|in|inside|normal)$/iu,
  high: /^(?:above|over|outside|high|elevated|raised)$/iu,
};

/** Share of a bound up to which a value lies slightly beside it, and from which clearly. */
const SLIGHTLY = 0.1;
const CLEARLY = 0.2;

/** Where the value of a result lies, as the claim says it. */
export const ofReferenceRange: Teller = forClaims([RANGE, LEVEL], ({ source, sentence, claim, tell }) => {
  const said = claim.text.slice(claim.start, claim.end).replace(/[.\s]+$/, '');
  const asked = RANGE.exec(said) ?? LEVEL.exec(said);
  if (asked === null || said.length > LONGEST) return [];
  const { start, end } = source.sentence(sentence);
  const line = end - start > LONGEST_LINE ? '' : source.text.slice(start, end).trim();
  const owners = ownersIn(said, source.text);
  const [be] = /\b(?:is|was|are|were)\b/u.exec(said) ?? ['was'];
  const where = RANGE.test(said) ? `${be} ${asked[0]}` : asked[0];
  return line.split(/; ?/u).flatMap((piece) => {
    const found = RESULT.exec(piece.trim())?.groups;
    const derivation = found === undefined ? undefined : liesSo(found, asked[1], asked[2]!);
    if (found === undefined || derivation === undefined) return [];
    const { from } = tell(sentence);
    const label = found.label!;
    const small = /^\p{Lu}\p{Ll}/u.test(label) ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;
    return [label, ...['The', ...owners].flatMap((own) => [`${own} ${small}`, `${own} ${label}`])].map(
      (name) => ({
        text: `${capital(name)} ${where}.`,
        from,
        derivation,
      }),
    );
  });
});

const numbered = (text: string): number => Number(text.replace(',', '.'));

/** How a value lies beside its range, where that is what a claim says of it; undefined where it is not. */
function liesSo(
  { value = '', low, high, sign, bound }: Readonly<Record<string, string | undefined>>,
  degree: string | undefined,
  said: string,
): string | undefined {
  const size = numbered(value);
  const least = low ?? (sign === '>' || sign === '\u2265' ? bound : undefined);
  const most = high ?? (sign === '<' || sign === '\u2264' ? bound : undefined);
  const under = least === undefined ? 0 : (numbered(least) - size) / numbered(least);
  const over = most === undefined ? 0 : (size - numbered(most)) / numbered(most);
  // What is just as much as a bound that it should be under is not told.
  if (sign !== undefined && size === numbered(bound!)) return undefined;
  const place = under > 0 ? 'low' : over > 0 ? 'high' : 'normal';
  if (!FITS[place]!.test(said)) return undefined;
  const beside = Math.max(under, over);
  if (
    degree !== undefined &&
    (place === 'normal' || (/^(?:slightly|just)$/iu.test(degree) ? beside > SLIGHTLY : beside < CLEARLY))
  )
    return undefined;
  return `${value} beside ${sign === undefined ? `${low} to ${high}` : `${sign} ${bound}`}`;
}

/** Whose value a claim says it is, where the report is of him: of a patient, it is anybody's whom it names as that. */
function ownersIn(said: string, text: string): readonly string[] {
  const { whose, name } = OWNER.exec(said)?.groups ?? {};
  if (whose === undefined) return [];
  if (name === undefined) return [whose];
  const surname = name.trim().split(' ').at(-1)!;
  const isOf = new RegExp(String.raw`\b(?:patient|name):? [^\n,;]{0,30}\b${escaped(surname)}\b`, 'iu');
  return isOf.test(text) ? [whose] : [];
}

const LONGEST = 200;
const LONGEST_LINE = 600;

/** Whether a claim tells where a value lies beside what is normal: no word of that stands in a report. */
export const saysLevel = ({ text, start, end }: Reading): boolean => {
  const said = text.slice(start, end).replace(/[.\s]+$/, '');
  return RANGE.test(said) || LEVEL.test(said);
};
