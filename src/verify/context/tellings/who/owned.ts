/**
 * Whose a thing is that a text brought in with its owner: "Mr Lang's application was rejected" for "Mr Lang filed an
 * application in March. The application was rejected." Where a second such thing is told of, or another owner of one, nothing
 * is said of whose it is.
 */
import { matchesOf } from '../../../../text/matches.ts';
import { patternOf } from '../../../../text/pattern.ts';
import type { Scene, Teller, Telling } from '../types.ts';

const OWNER = String.raw`(?:(?:Mrs?|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,2}|[Tt]he (?:customer|client|tenant|patient|guest|passenger|applicant|member|user|student|employee|policyholder|buyer|caller|visitor|driver|subscriber)`;
const OWNED = new RegExp(
  String.raw`(?<![\p{L}-])(${OWNER})['’]s? ((?:[\p{Ll}-]+ ){0,2}?)([\p{Ll}-]{3,})\b`,
  'u',
);

/** What makes a thing somebody's who does it: an application is of whom files it. */
const BRINGING_IN =
  'filed|submitted|lodged|made|placed|sent in|handed in|put in|raised|registered|opened|set up|booked|reserved|ordered|bought|purchased|paid|deposited|requested|owns|owned|has|had|holds|held|parked|lost|dropped off|took out|signed up for|was given|was issued|was granted|wrote|brought in|brought|checked in';
/** Before a noun, what tells of a second one. */
const SECOND =
  'another|second|third|other|new|replacement|different|further|additional|spare|next|previous|earlier|old|two|three|four|both|several|some|all|each|every|any|no';
const DETERMINED = String.raw`(?:an?|his|her|their|its)`;
/** Sentences before one in which the owner may have been brought in. */
const BEFORE = 8;
/** Characters of a source in which others are looked for. */
const LONGEST = 6_000;

/** "Mr Lang's application" for "the application" that he filed. */
export const ofOwner: Teller = (scene) => {
  const { source, sentence, claim, tell } = scene;
  const said = claim.text.slice(claim.start, claim.end);
  const found = OWNED.exec(said);
  if (found === null || source.text.length > LONGEST) return [];
  const [, owner = '', kind = '', noun = ''] = found;
  const told = tell(sentence);
  const definite = patternOf(
    String.raw`\b(?:[Tt]h(?:e|is)|[Hh](?:is|er)|[Tt]heir) (${kind}|)${noun}\b(?! of\b)`,
    'u',
  );
  const place = definite.exec(told.text) ?? opened(scene, kind, noun).exec(told.text);
  if (place === null || told.text.includes(`${owner}'s ${kind}${noun}`)) return [];
  const from = broughtIn(scene, owner, noun);
  if (from === undefined || isOfOthers(source.text, owner, noun)) return [];
  const own = `${found[0].replace(/^[Tt]he /u, (the) => (place.index === 0 ? 'The ' : the.toLowerCase()))}`;
  const text = told.text.slice(0, place.index) + own + told.text.slice(place.index + place[0].length);
  const telling: Telling = { text, from: [...new Set([...told.from, from])] };
  return [telling];
};

/** What "it", with which the sentence opens, was told to stand for: "An order was shipped". */
function opened({ source, sentence }: Scene, kind: string, noun: string): RegExp {
  const { text, start, end } = source.sentence(sentence);
  return /^\s*It\b/u.test(text.slice(start, end))
    ? patternOf(String.raw`^(?:An? )?(?:${kind})?${noun}\b`, 'iu')
    : NEVER;
}

const NEVER = /(?!)/u;

/** An owner without the article, as a regular expression. */
const nameOf = (owner: string): string => owner.replace(/^[Tt]he /u, '').replaceAll('.', '\\.');

/** The sentence, before or at one, in which the owner brings a thing in; undefined for none. */
function broughtIn({ sentence, tell }: Scene, owner: string, noun: string): number | undefined {
  const name = nameOf(owner);
  const brings = patternOf(
    String.raw`(?<![\p{L}'’-])${name}(?:, [^,;.]{2,40},)? (?:also |already |first |then )?(?:(?:has |had |have )?(?:${BRINGING_IN}) ${DETERMINED}|\p{Ll}+(?:ed|ew|oke|old|ent|ook|ave|ote) (?:\p{Ll}+ )?(?:his|her|their)) (?:[\p{Ll}-]+ ){0,2}?${noun}\b|\bbecause (?:he|she|they) (?:has|had|have) \p{Ll}+ (?:his|her|their) ${noun}\b`,
    'u',
  );
  const alone = patternOf(String.raw`(?<![\p{L}'’-])${name}\b`, 'u');
  for (let at = sentence; at >= Math.max(0, sentence - BEFORE); at--) {
    const { text } = at === sentence ? { text: '' } : tell(at);
    const match = brings.exec(text);
    if (match !== null && alone.test(text) && !LEFT_OPEN.test(text.slice(0, match.index + match[0].length)))
      return at;
  }
  return undefined;
}

const LEFT_OPEN =
  /\b(?:if|unless|whether|would|could|might|may|not|never|no|neither|nor|or|wants?|wanted|for (?:his|her|their))\b|n['’]t\b/iu;

/** Whether a text tells of a second such thing, or of one that is somebody else's. */
function isOfOthers(text: string, owner: string, noun: string): boolean {
  const name = nameOf(owner);
  if (patternOf(String.raw`\b(?:${SECOND}) (?:[\p{Ll}-]+ )?${noun}s?\b`, 'iu').test(text)) return true;
  if (patternOf(String.raw`\b${noun}s\b`, 'iu').test(text)) return true;
  const brought = matchesOf(text, patternOf(String.raw`\b[Aa]n? (?:[\p{Ll}-]+ ){0,2}?${noun}\b`, 'gu'));
  if (brought.length > 1) return true;
  const last = name.split(' ').at(-1)!;
  return matchesOf(text, patternOf(String.raw`([\p{L}-]+)['’]s? (?:[\p{Ll}-]+ ){0,2}?${noun}\b`, 'gu')).some(
    ([, whose]) => whose!.toLowerCase() !== last.toLowerCase(),
  );
}
