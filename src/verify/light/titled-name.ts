/**
 * "Mr Olsen" of a claim where the evidence has "Henrik Olsen" and no other Olsen: whom a form of address and a family name
 * mean. A form of address says nothing but the gender, which the first name must not gainsay; "Dr" says more.
 */
import { gather } from '../../text/gather.ts';
import { matchesOf } from '../../text/matches.ts';
import { patternOf } from '../../text/pattern.ts';
import type { Reading } from '../../text/reading.ts';
import type { Edit } from '../claim/edited.ts';
import { FIRST_NAMES } from '../context/words.ts';
import type { Document } from '../read/document.ts';

/** Longest source that is searched for names, in characters. */
const LONGEST = 20_000;
const PART = String.raw`\p{Lu}[\p{L}'\u2019-]*\p{Ll}`;
const ADDRESSED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(Mr|Mrs|Ms|Miss|Mx)\.? (${PART})(?=['\u2019]s\b|[^\p{L}'\u2019-]|$)(?! \p{Lu})`,
  'gu',
);
const GENDER: Readonly<Record<string, 'f' | 'm'>> = { Mr: 'm', Mrs: 'f', Ms: 'f', Miss: 'f' };

/** Names called by more, and words with which a sentence or a line may begin: none is a first name. */
const NO_FIRST_NAME =
  /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Doctor|Sir|Lady|Lord|Judge|Captain|Family|Familie|The|Our|Your|Their|His|Her|Dear|Hi|Hello|For|With|From|By|To|And|But|When|While|After|Before|Since|Then|Messrs|Lake|Mount|Fort|Port|Saint|St|Street|North|South|East|West|New|Old|Hotel|Villa|House|Klinik|Clinic|School|Manager|Director|Customer|Client|Patient|Tenant|Landlord|Buyer|Seller|Owner|Chair|Witness|Officer|Inspector|Nurse|Contact|Reporter|Assignee)$/u;
/** What names a firm, a place or a thing by a person's name. */
const NO_PERSON =
  /^ (?:& |and Sons|and Co\b|Ltd|Inc|LLC|GmbH|AG|Group|Bros|Brothers|Hotel|Street|Road|Avenue|Lane|House|Hall|Park|Bank|Foundation|Institute|Prize|Award|Stadium|School|College|University|Farm|Bakery|Motors|Cars|Logistics|Consulting|Partners)/u;

/** A claim with the full names that the evidence has in the place of those with a form of address. */
export function byFullNames(claim: Reading, documents: readonly Document[]): Edit | undefined {
  if (claim.question) return undefined;
  const said = claim.text.slice(claim.start, claim.end);
  const addressed = matchesOf(said, ADDRESSED);
  if (addressed.length === 0) return undefined;
  const texts = documents.map(({ text }) => (text.length > LONGEST ? '' : text));
  let text = '';
  let from = 0;
  const places: { readonly at: number; readonly own: number }[] = [{ at: 0, own: claim.start }];
  for (const { 0: whole, 1: title = '', 2: name = '', index } of addressed) {
    const full = bearerOf(name, GENDER[title], texts);
    if (full === undefined) continue;
    text += said.slice(from, index);
    places.push({ at: text.length, own: claim.start + index });
    text += full;
    from = index + whole.length;
    places.push({ at: text.length, own: claim.start + from });
  }
  if (from === 0) return undefined;
  const at = (offset: number): number => {
    const place = places.findLast((one) => one.at <= offset)!;
    const next = places[places.indexOf(place) + 1]?.own ?? claim.end;
    return Math.min(place.own + offset - place.at, next);
  };
  return { text: text + said.slice(from), at };
}

/** The one person of that family name whom the evidence has in full, and never by the form of address; undefined for none. */
function bearerOf(name: string, gender: 'f' | 'm' | undefined, texts: readonly string[]): string | undefined {
  const named = texts.filter((text) => text.includes(name));
  if (named.length === 0) return undefined;
  const full = patternOf(
    String.raw`(?<![\p{L}\p{N}'\u2019-])(${PART}) (?:\p{Lu}\. )?${name}(?![\p{L}\p{N}-])`,
    'gu',
  );
  const alike = patternOf(String.raw`(?<![\p{L}\p{N}-])(?:Mr|Mrs|Ms|Miss|Mx)\.? ${name}(?![\p{L}-])`, 'u');
  if (named.some((text) => alike.test(text))) return undefined;
  const found = gather(named, (text) =>
    matchesOf(text, full).flatMap(({ 0: whole, 1: first = '', index }) =>
      NO_FIRST_NAME.test(first) || NO_PERSON.test(text.slice(index + whole.length)) ? [] : [{ whole, first }],
    ),
  );
  const [one, ...others] = new Map(found.map((each) => [each.whole, each])).values();
  if (one === undefined || others.length > 0) return undefined;
  const told = FIRST_NAMES.get(one.first.toLowerCase());
  return gender !== undefined && (told === 'f' || told === 'm') && told !== gender ? undefined : one.whole;
}
