/**
 * The word that leads a name or a noun: "shipped via Graz" for "shipped to Graz", "shipped to Linz and the desk to Graz" for
 * "shipped to Graz", "at risk of asthma" for "has asthma", "bought a car battery" for "bought a car".
 */
import type { Word } from '../../../text/reading.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { Unit } from '../../claim/units.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf, textOf } from '../guard.ts';

export const LED_BY: readonly Guard[] = [
  againstUnit('role', 'prose', ledOtherwise),
  againstUnit('entity', 'prose', ofAnother),
  againstUnit('modality', 'prose', atRisk),
  againstUnit('quantity', 'prose', inAside, { told: () => ASIDE }),
  againstUnit('entity', 'prose', ofCompound),
  againstUnit('entity', 'prose', toldApart),
];

const OWN = 0.9;

/** What says otherwise where something goes, is, comes from or stands to somebody. */
const OTHERWISE: Readonly<Record<string, ReadonlySet<string>>> = {
  to: wordSet('via towards toward near outside past around through from beyond without against'),
  in: wordSet(
    'near outside from to via beyond towards toward around past without on under behind above below beside for',
  ),
  on: wordSet('under behind below beside near without'),
  at: wordSet('near outside from to via beyond towards toward past by above below over under'),
  from: wordSet('to via near for towards toward'),
  by: wordSet('for to against about without near'),
  for: wordSet('against by from without'),
  with: wordSet('without against for from'),
  under: wordSet('over above'),
  above: wordSet('below under'),
  below: wordSet('above over'),
};
const PASSED_OVER = /^(?:the|an?|its|his|her|their|our|your|my|this|that|mr|mrs|ms|dr)$/;

/** The word that leads the one at `at`, over its determiners. */
function leadOf(words: readonly Word[], at: number): number {
  let before = at - 1;
  while (before >= 0 && words[before]!.value < 0 && PASSED_OVER.test(words[before]!.form)) before--;
  return before;
}

/** What stands somewhere, is at something: "is in the drawer", "was at 9 degrees". */
const isPlace = (said: readonly Word[], lead: number): boolean =>
  lead > 0 && said[lead - 1]!.value < 0 && /^(?:is|are|was|were)$/.test(said[lead - 1]!.form);

const isNamed = ({ name, word, value }: Unit): boolean => value === undefined && (name || word.capital);

/** How many units stand right before one as one phrase with it: "blue" before "drawer". */
function leadersOf(units: readonly Unit[], i: number): number {
  let first = i;
  while (first > 0 && units[first - 1]!.to === units[first]!.from) first--;
  return i - first;
}

/** "Via Graz", "near Graz", "without Ann" for "to Graz", "in Graz", "with Ann". */
function ledOtherwise(
  { reading, units, predicates }: Told,
  { reading: theirs, alignment }: AlignedSentence,
): number {
  const verb = alignment.matches[predicates()[0]?.unit ?? -1];
  // Another verb may be led by another word: "works for Acme", "is employed by Acme".
  if (verb !== undefined && (verb.kind !== 'same' || verb.strength < OWN)) return -1;
  return units.findIndex((unit, i) => {
    const { at, strength, kind } = alignment.matches[i]!;
    const leaders = leadersOf(units, i);
    const own = leadOf(reading.words, units[i - leaders]!.from);
    if (!isNamed(unit) && !isPlace(reading.words, own)) return false;
    if (!/^(?:same|value)$/.test(kind) || strength < OWN || at < 1) return false;
    const ours = reading.words[own]?.form ?? '';
    const other = theirs.words[leadOf(theirs.words, Math.max(0, at - leaders))]?.form ?? '';
    if (!Object.hasOwn(OTHERWISE, ours) || !OTHERWISE[ours]!.has(other)) return false;
    // "Moved to 4 pm" is at 4 pm.
    if (unit.value !== undefined && other === 'to') return false;
    // It may stand there a second time, led as in the statement.
    return !theirs.words.some(
      ({ form }, k) =>
        k !== at && form === theirs.words[at]!.form && theirs.words[leadOf(theirs.words, k)]?.form === ours,
    );
  });
}

/** "To Linz and the desk to Graz", "to Linz; Graz was out of reach" for "to Graz". */
function ofAnother({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const taken = new Set(alignment.matches.map(({ at }) => at));
  return units.findIndex((unit, i) => {
    const { at, strength, kind } = alignment.matches[i]!;
    const subject = alignment.matches[0]!.at;
    if (i === 0 || !isNamed(unit) || kind !== 'same' || strength < OWN || subject < 0 || at <= subject)
      return false;
    const lead = reading.words[leadOf(reading.words, unit.from)]?.form ?? '';
    if (!/^(?:to|from|in|at|by|for|with)$/.test(lead)) return false;
    const rival = theirs.words.findIndex(
      ({ capital, value }, k) =>
        k > subject &&
        k < at &&
        capital &&
        value < 0 &&
        !taken.has(k) &&
        theirs.words[leadOf(theirs.words, k)]?.form === lead,
    );
    if (rival < 0) return false;
    const between = theirs.text.slice(theirs.words[rival]!.end, theirs.words[at]!.start);
    const topic = units[0]!.word.lemma;
    if (theirs.words.slice(rival, at).some(({ lemma }) => lemma === topic)) return false;
    const own = theirs.words[leadOf(theirs.words, at)]?.form === lead;
    // "To Linz and Graz", "to Linz and to Graz" are of both.
    if (!own) return /[;:]|\b(?:but|while|not)\b/.test(between);
    return /(?:[;,]|\band\b) ?(?:and )?(?:the|an?|its|his|her|their) (?!ones?\b)\p{Ll}+/u.test(between);
  });
}

const RISK =
  /\b(?:risk|chance|danger|fear|threat|hint|suspicion|possibility|prone|immune|resistant|allergic|vaccinated|insured|warned|warning|warns)\b[^.;,]{0,12}\b(?:of|for|to|against|about)(?: (?:an?|the))?$/iu;

/** "At risk of asthma" for "has asthma". */
function atRisk({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const claim = textOf(reading);
  return units.findIndex((unit, i) => {
    const { at, strength } = alignment.matches[i]!;
    if (unit.value !== undefined || at < 1 || strength < OWN) return false;
    const found = RISK.exec(theirs.text.slice(theirs.start, theirs.words[at]!.start).trimEnd());
    return found !== null && !claim.toLowerCase().includes(found[0].split(' ')[0]!.toLowerCase());
  });
}

const ASIDE = /, (?:which|who|whose)\b/iu;

/** "Bought Bolt, which earns $5 million" for "bought Bolt for $5 million". */
function inAside(
  { reading, units, predicates }: Told,
  { reading: theirs, alignment }: AlignedSentence,
): number {
  const verb = predicates()[0]?.unit ?? -1;
  const deed = verb < 0 ? undefined : theirs.words[alignment.matches[verb]!.at];
  const found = ASIDE.exec(textOf(theirs));
  if (deed === undefined || found === null || deed.start > theirs.start + found.index) return -1;
  if (/\b(?:which|who|whose|that)\b/.test(textOf(reading))) return -1;
  const opens = theirs.start + found.index + found[0].length;
  const closes = theirs.text.slice(opens, theirs.end).indexOf(',');
  // What the statement has of it beside a value, it may say of that value.
  const isAside = (at: number): boolean => {
    const start = theirs.words[at]?.start ?? -1;
    return start >= opens && (closes < 0 || start < opens + closes);
  };
  if (alignment.matches.filter(({ at }) => isAside(at)).length > 1) return -1;
  return units.findIndex(({ value }, i) => value !== undefined && isAside(alignment.matches[i]!.at));
}

/** Nouns that say no more of what stands before them than that it is one of its kind. */
const OF_SAME =
  /^(?:agreements?|contracts?|orders?|requests?|applications?|accounts?|issues?|problems?|cases?|matters?|services?|programm?es?|programs?|projects?|systems?|schemes?|plans?|numbers?|figures?|amounts?|process|works?|department|team|office|unit|group|area|region|city|county|branch|policy|policies|documents?|files?|forms?|letters?|notes?|records?|entry|entries|event|incident|attack|disease|infection|symptoms?|diagnosis|s|operations?|activity|activities|level|rate|facility|site|product|items?|goods|material|fee|fees|charge|charges|cost|costs|price)$/;

/** "Won the race ahead of Kim". */
const ADVERBS = /^(?:ahead|again|together|alone|instead|abroad|overseas|online|home|away|back|twice|once)$/;

/** "Bought a car battery" for "bought a car": the noun only tells of another. */
function ofCompound(
  { reading, units }: Told,
  { source, sentence, reading: theirs, alignment }: AlignedSentence,
): number {
  const i = units.length - 1;
  const unit = units[i];
  if (
    unit === undefined ||
    unit.value !== undefined ||
    isNamed(unit) ||
    i < 2 ||
    unit.to < reading.words.length
  )
    return -1;
  const { at, strength, kind } = alignment.matches[i]!;
  const next = theirs.words[at + 1];
  if (at < 0 || strength < OWN || kind !== 'same' || next === undefined || next.value >= 0) return -1;
  if (
    next.weight === 0 ||
    OF_SAME.test(next.form) ||
    ADVERBS.test(next.form) ||
    alignment.matches.some((one) => one.at === at + 1)
  )
    return -1;
  if (theirs.text.slice(theirs.words[at]!.end, next.start) !== ' ' || theirs.text[next.end] === ':')
    return -1;
  const { tokens } = source.parsed(sentence);
  const noun = tokens.findIndex(({ start }) => start === theirs.words[at]!.start);
  const head = noun < 0 ? undefined : tokens[tokens[noun]!.head];
  return noun >= 0 && tokens[noun]!.deprel === 'compound' && head?.start === next.start ? i : -1;
}

/** "In the red drawer next to the blue one" for "in the blue drawer". */
function toldApart({ units }: Told, sentence: AlignedSentence): number {
  const { reading: theirs, alignment } = sentence;
  const taken = new Set(alignment.matches.map(({ at }) => at));
  let tags: readonly string[] | undefined;
  return units.findIndex((unit, i) => {
    const kind = units[i - 1];
    const [before, noun] = [alignment.matches[i - 1], alignment.matches[i]!];
    if (kind === undefined || before === undefined || kind.to !== unit.from || kind.name || unit.name)
      return false;
    if (kind.value !== undefined || unit.value !== undefined || before.at < 0 || noun.at < 1) return false;
    if (before.strength < OWN || noun.strength < OWN || Math.abs(before.at - noun.at) < 3) return false;
    const other = theirs.words[noun.at - 1]!;
    if (theirs.words[before.at + 1]?.lemma === unit.word.lemma) return false;
    if (isOneOfOwn(theirs, noun.at, before.at, alignment.matches[0]!.at)) return false;
    // "Medical and dental care" is of both kinds.
    const [from, to] = before.at < noun.at ? [before.at, noun.at] : [noun.at, before.at];
    if (theirs.words.slice(from, to).some(({ form }) => form === 'and' || form === 'or')) return false;
    if (other.weight === 0 || other.value >= 0 || taken.has(noun.at - 1)) return false;
    tags ??= tagsOf(sentence);
    return [noun.at - 1, before.at].every((k) => tags![k]!.startsWith('JJ'));
  });
}

/** "Guests get a red badge, contractors a yellow one": the one that the subject between the two has. */
function isOneOfOwn(
  { words, text }: AlignedSentence['reading'],
  noun: number,
  before: number,
  subject: number,
): boolean {
  const [first, next] = [words[subject], words[before + 1]];
  if (first === undefined || next === undefined || !/^ones?$/.test(next.form)) return false;
  return (
    noun < subject &&
    subject < before &&
    /^[,;] (?:and |but |while )?(?:the |our |your )?$/u.test(text.slice(words[noun]!.end, first.start)) &&
    /^ an? $/u.test(text.slice(first.end, words[before]!.start))
  );
}
