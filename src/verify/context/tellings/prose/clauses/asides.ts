/**
 * What a sentence says in passing: what was done beside it ("beating Karl"), whom it tells of by a pronoun, what it asks not
 * to be done, and how many a share of them is.
 */

import { agreed, gerund, participleOf, pastOf } from '../../../../../text/inflect.ts';
import { matchesOf } from '../../../../../text/matches.ts';
import { type Main, mainOf } from '../../terms/clause.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { OPEN, type Rewriter } from '../types.ts';

const BESIDE = /^(.+?), ([a-z]{2,}ing) ([^;]+?)(?: and ([a-z]{2,}ing) ([^,;]+))?$/u;
/** What opens a phrase that tells of no deed, or of one that is meant, said or tried only. */
const NO_DEED =
  /^(?:during|including|excluding|regarding|concerning|following|according|depending|pending|assuming|considering|barring|owing|starting|beginning|being|having|hoping|planning|intending|expecting|fearing|believing|thinking|claiming|saying|stating|arguing|alleging|insisting|suggesting|trying|attempting|wanting|seeking|aiming|wishing|threatening|pretending|preparing|waiting|going|using|remaining|resulting|ranging|counting|bearing|morning|evening|nothing|something|anything|everything|building|spring|string|thing|king|ring|meeting|training|hearing|warning|meaning|citing)$/u;
/** "The incumbent, Karl Brandt": the name alone. */
const CALLED = /^(?:the|an?|its|his|her|their) [^,]+, (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)$/u;

/** "Lena beat Karl" for "Lena won, beating the incumbent, Karl". */
function byBeside({ text, lexicon }: Wording): readonly string[] {
  const found = BESIDE.exec(text);
  if (found === null || OPEN.test(text)) return [];
  const all = [[found[2]!, found[3]!], ...(found[4] === undefined ? [] : [[found[4], found[5]!]])] as const;
  const deeds = all.filter(([form]) => isDeed(form!, lexicon));
  const main = deeds.length === 0 ? undefined : mainOf(found[1]!);
  if (main === undefined) return [];
  if (/^(?:will|would|can|could|may|might|must|should|plans?|wants?|hopes?)\b/.test(main.predicate))
    return [];
  return deeds.flatMap(([form, what]) => besideOf(main, form!, what!, lexicon));
}

/** Whether a form that ends in -ing is that of a verb which tells a deed. */
const isDeed = (form: string, lexicon: Wording['lexicon']): boolean =>
  !NO_DEED.test(form) && lexicon.lemmas(form).some(({ pos, lemma }) => pos === 'v' && lemma !== form);

function besideOf(main: Main, form: string, what: string, lexicon: Wording['lexicon']): readonly string[] {
  const past =
    /^(?:has |have |had |was |were |\p{L}+(?:ed|on|ght|ook|ame|ave|ent|aid|old|ade|ame|ound|ut|ell|ose)\b)/u;
  const lemma = lexicon.lemma(form, 'v');
  const [first = ''] = main.predicate.split(' ');
  const isPast = past.test(main.predicate) || first === pastOf(lexicon.lemma(first, 'v'));
  const verb = isPast ? pastOf(lemma) : agreed(lemma, main.plural);
  // "The new mayor, Lena Voss, won".
  const name = /^(?:the|The|an?|An?) [^,]+, (\p{Lu}[^,]+?),?$/u.exec(main.subject)?.[1];
  const called = CALLED.exec(what)?.[1];
  return [main.subject, ...(name === undefined ? [] : [name])].flatMap((who) =>
    [what, ...(called === undefined ? [] : [called])].map((whom) => `${capital(who)} ${verb} ${whom}`),
  );
}

const NAME = String.raw`(?:(?:Mrs?|Ms|Dr)\.? )?\p{Lu}[\p{L}'’-]*\p{L}(?: \p{Lu}[\p{L}'’-]*\p{L})?`;
const NAMES = new RegExp(String.raw`(?<![.?!] )\b${NAME}(?=['’]s|\b)`, 'gu');
const TITLED = /\b(?:Mrs?|Ms|Dr)\.? \p{Lu}[\p{L}-]+/gu;
const PEOPLE =
  /\b\p{Ll}{2,}(?:er|or|ist|ent|ant|ee|man|woman|men|women)s?\b|\b(?:clerk|guest|nurse|boy|girl|child|friend|uncle|aunt|cook|judge|wife|husband|son|daughter|boss|chief|people|staff)s?\b/u;
const THINGS =
  /\b(?:customer|order|number|letter|water|paper|matter|computer|printer|meter|door|floor|motor|author)s?\b/gu;

/** "The airline rebooked Mr Petrov" for "Mr Petrov's flight was cancelled, so the airline rebooked him". */
function byPronoun({ text, said }: Wording): readonly string[] {
  const names = new Set(matchesOf(text, TITLED).map(([one]) => one));
  const [name] = names;
  if (name === undefined || names.size > 1 || !said.includes(name)) return [];
  const others = matchesOf(text, NAMES).filter(
    ([one], at) => !(at === 0 && /^\p{Lu}\p{Ll}+$/u.test(one)) && !name.includes(one) && !one.includes(name),
  );
  if (others.length > 0) return [];
  if (PEOPLE.test(text.replace(THINGS, '')) || !/\b(?:him|he|she|her)\b/u.test(text)) return [];
  const man = /\b(?:him|he|his)\b/u.test(text);
  if (man && /\b(?:she|her)\b/u.test(text)) return [];
  const told = man
    ? text.replace(/\b(?:him|he)\b/gu, name).replace(/\bhis\b/gu, `${name}'s`)
    : text
        .replace(
          /\bher(?= (?:the |an? |\d|to |on |in |at |for |by |with |from |until |and )|[,.;]|$)/gu,
          name,
        )
        .replace(/\bshe\b/gu, name)
        .replace(/\bher\b/gu, `${name}'s`);
  return [capital(told)];
}

const BIDDING = /^(?:Please |Kindly )?(?:do not|don['’]t|never) ([a-z]+)( [^,;]+)?(?:[,;] .*)?$/iu;
const ASKED = /^(.+?) (must|should|shall|may|can) not\b|^(.+?) (cannot)\b/u;
/** Whom a notice is for. */
const READERS =
  /^(?:you|visitors|guests|users|customers|passengers|staff|employees|residents|tenants|patients|members|people|students|participants|drivers|cyclists|swimmers|hikers|readers|applicants)$/i;

/** "Visitors should not feed the ducks", "feeding the ducks is not allowed" for "please do not feed the ducks". */
function byNotice({ text, said, lexicon }: Wording): readonly string[] {
  const found = BIDDING.exec(text);
  if (
    found === null ||
    /\b(?:if|unless|without|before|after|until|when|while|or|but|forget|hesitate|worry)\b/.test(found[0])
  )
    return [];
  const [, verb = '', rest = ''] = found;
  const lemma = verb.toLowerCase();
  if (lexicon.lemma(lemma, 'v') !== lemma) return [];
  const asked = ASKED.exec(said);
  const who = asked?.[1] ?? asked?.[3];
  const may = asked?.[2] ?? asked?.[4];
  if (who !== undefined && READERS.test(who))
    return [`${who} ${may}${may === 'cannot' ? '' : ' not'} ${lemma}${rest}`];
  const doing = `${capital(gerund(lemma))}${rest}`;
  return ['not allowed', 'prohibited', 'forbidden', 'not permitted'].map((how) => `${doing} is ${how}`);
}

const SHARE = /\b(\d{1,3}(?:\.\d+)?) ?(?:%|per ?cent) of (the |all |our |its )?(?=\p{Ll})/u;
const MAJORITY =
  /\b(most of the|most|more than half of the|more than half of|over half of the|a majority of the|a majority of|the majority of the|the majority of)\b/i;

/** "Most residents" for "62 percent of residents". */
function byMajority({ text, said }: Wording): readonly string[] {
  const [found, ours] = [SHARE.exec(text), MAJORITY.exec(said)?.[0].toLowerCase()];
  if (found === null || ours === undefined || Number(found[1]) <= 50) return [];
  if (
    OPEN.test(text) ||
    /\b(?:less|fewer|under|below|up to|at most|about|around|nearly|almost|under) $/iu.test(
      text.slice(0, found.index),
    )
  )
    return [];
  const put = (at: number): string => (at === 0 ? capital(ours) : ours);
  const told = text.replace(SHARE, () => `${put(found.index)} `);
  return [told, told.replace(/^(?:The|A) (?:survey|poll|study) (?:found|showed|shows) that /u, '')].map(
    capital,
  );
}

const FOR_IT =
  /^([^,;]+?) (sign|signs|signed|care|cares|cared|account|accounts|accounted|apply|applies|applied|ask|asks|asked|deal|deals|dealt|agree|agreed|vote|voted|look|looks|looked) (for|with|on|to|after|into) ((?:the|an?|all|both|every|this|that|its|our|\d+|\p{Lu})[^,;]*?)((?: (?:on behalf of|on|at|in|for|because) [^,;]+)?)(?:, .*)?$/u;

/** "The parcel was signed for by Ms Tan" for "Ms Tan signed for the parcel". */
function byGoverned({ text, lexicon }: Wording): readonly string[] {
  const found = FOR_IT.exec(text);
  if (found === null || OPEN.test(text)) return [];
  const [, who = '', verb = '', prep, what = '', rest = ''] = found;
  const lemma = lexicon.lemma(verb, 'v');
  const many = mainOf(`${capital(what)} do`)?.plural === true;
  const past = verb === pastOf(lemma);
  const be = past ? (many ? 'were' : 'was') : many ? 'are' : 'is';
  return [`${capital(what)} ${be} ${participleOf(lemma)} ${prep} by ${lowered(who)}${rest}`];
}

const CAUSED =
  /\bdamage (?:caused|done) by ([a-z]+)\b(?! [a-z]+(?:ing|ed)\b)|\bdamage (?:due to|from|resulting from) ([a-z]+)\b/u;

/** "Water damage" for "damage caused by water". */
function byCauseOf({ text }: Wording): readonly string[] {
  const found = CAUSED.exec(text);
  const cause = found?.[1] ?? found?.[2];
  if (text.match(/\bdamage\b/giu)?.length !== 1) return [];
  if (found === null || cause === undefined || /^(?:the|a|an|any|improper|normal|our|your)$/.test(cause))
    return [];
  const rest = text
    .slice(found.index + found[0].length)
    .replace(/^(?:,? (?:or|and) (?:by |from )?[^,;]+)+/u, '');
  const own = `${text.slice(0, found.index)}${cause} damage${rest}`;
  return [own, `${text.slice(0, found.index)}damage from ${cause}${rest}`];
}

const ONCE_SO =
  /, (?:at first|first|originally|initially|previously|formerly|once|earlier) [^,]{3,60},(?= (?:was|were|is|are|has|have|will) )/iu;

/** "The deadline was extended to 17 June" for "the deadline, first set for 3 June, was extended to 17 June". */
const byLater = ({ text, said }: Wording): readonly string[] =>
  ONCE_SO.test(text) && !ONCE_SO.test(said) ? [text.replace(ONCE_SO, '')] : [];

export const ASIDES: readonly Rewriter[] = [
  { of: /\S/, from: BESIDE, write: byBeside, reorders: true },
  { of: /\p{Lu}/u, from: TITLED, write: byPronoun, reorders: true },
  { of: /\b(?:not|cannot|prohibited|forbidden)\b/, from: BIDDING, write: byNotice, asks: true },
  { of: MAJORITY, write: byMajority },
  {
    of: /\b(?:was|were|is|are|be) [a-z]+ (?:for|with|on|to|after|into) by\b/,
    from: FOR_IT,
    write: byGoverned,
    reorders: true,
  },
  { of: /\bdamage\b/, write: byCauseOf },
  { of: /\b(?:was|were|is|are|has|have|will)\b/, from: ONCE_SO, write: byLater, reorders: true },
];
