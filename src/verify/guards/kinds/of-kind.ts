/**
 * Evidence that speaks of some kind of what a statement names, or of those of somewhere: "online sales" for "sales", "all
 * servers in Frankfurt" for "all servers", "influenza B" for "influenza", "the staff in production" for "the staff".
 */
import type { Word } from '../../../text/reading.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';
import { isParted, takenBy } from './narrowed.ts';
import { stands } from './rule-or-state.ts';

export const OF_KIND: readonly Guard[] = [
  againstUnit('quantifier', 'prose', ofKind),
  againstUnit('quantifier', 'prose', ofSomewhere),
  againstUnit('quantity', 'english', ofPart),
  againstUnit('entity', 'prose', designated),
  againstUnit('entity', 'prose', inTitle),
];

const WHOLE = wordSet('all every each any no');
const TELLING_OF = wordSet('in of with on from for who that which at under over above below without by');

/** "All servers in Frankfurt" for "all servers", "closed to heavy traffic" for "closed to traffic". */
function ofKind(told: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const { reading, units } = told;
  const taken = new Set(takenBy(alignment));
  const standing = stands(told);
  return units.findIndex(({ from, to, value, name }, i) => {
    const { at, kind } = alignment.matches[i]!;
    const lead = reading.words[from - 1]?.form ?? '';
    if (value !== undefined || name || at < 1 || kind !== 'same') return false;
    const tells = (k: number): boolean => {
      const word = theirs.words[k];
      return word !== undefined && word.weight > 0 && word.value < 0 && !taken.has(k);
    };
    if (WHOLE.has(lead) && to === reading.words.length) {
      const next = theirs.words[at + 1];
      return (
        next !== undefined &&
        TELLING_OF.has(next.form) &&
        !isParted(theirs, at + 1) &&
        (tells(at + 2) || tells(at + 3))
      );
    }
    return (
      standing &&
      LEADING.has(lead) &&
      theirs.words[at - 2]?.form === lead &&
      tells(at - 1) &&
      to === reading.words.length
    );
  });
}

const LEADING = wordSet('to for from against by');

export const isPlural = ({ form, lemma }: Word): boolean =>
  (form !== lemma && /[^']s$/.test(form)) ||
  /^(?:staff|people|children|men|women|personnel|data)$/.test(form);
const CONTRASTED =
  /\b(?:that|those|the ones?|the others?|the rest|others)(?: (?:in|of|on|at|for|from) [^.;,]{1,40})? (?:is|are|was|were|has|have|does|do|did|can|may) ?(?:not|n't)\b/iu;

/** "The staff in production are covered" for "the staff are covered", "the centre in Oslo is certified, that in Porto is not". */
function ofSomewhere(told: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const { reading, units } = told;
  let last = 0;
  const verb = told.predicates()[0]?.unit ?? 1;
  while (last + 1 < verb && units[last + 1]!.from === units[last]!.to && isNext(alignment.matches, last))
    last++;
  const unit = units[last];
  const { at, kind } = alignment.matches[last]!;
  if (unit === undefined || unit.value !== undefined || unit.name || kind !== 'same') return -1;
  if (PLACING.has(reading.words[unit.to]?.form ?? '')) return -1;
  const next = theirs.words[at + 1];
  if (at < 0 || next === undefined || !PLACING.has(next.form) || isParted(theirs, at + 1)) return -1;
  const taken = new Set(takenBy(alignment));
  const tells = [2, 3].some((k) => {
    const word = theirs.words[at + k];
    return word !== undefined && (word.weight > 0 || word.value >= 0);
  });
  if (!tells || [2, 3, 4, 5].some((k) => taken.has(at + k) && !isVerbAt(told, alignment, at + k))) return -1;
  const twin = theirs.words.filter(
    ({ lemma }, k) => lemma === theirs.words[at]!.lemma && PLACING.has(theirs.words[k + 1]?.form ?? ''),
  );
  if (twin.length > 1) return 0;
  if (!theirs.words.some((_, k) => k > at + 2 && taken.has(k))) return -1;
  const text = theirs.text.slice(theirs.words[at]!.end, theirs.end);
  if (CONTRASTED.test(text) && !CONTRASTED.test(reading.text)) return 0;
  const bare = units[0]!.from === 0 && reading.words[unit.to]?.weight === 0;
  const ofAll = /^ (?:in|of|on|at|for) (?:this|these|our|all|any|every)\b/i.test(text);
  return (isPlural(unit.word) || bare) && !ofAll && stands(told) ? 0 : -1;
}

const isVerbAt = (told: Told, { matches }: AlignedSentence['alignment'], at: number): boolean =>
  told.predicates().some(({ unit }) => matches[unit]!.at === at);

const isNext = (matches: AlignedSentence['alignment']['matches'], i: number): boolean =>
  matches[i]!.at >= 0 && matches[i + 1]!.at === matches[i]!.at + 1;

const PLACING = wordSet('in on at with from for under over above below without of');

/** What is told of as a whole where nothing says of which. */
const AGGREGATES = wordSet(
  'sale revenue profit cost export import price production demand turnover income spending traffic output employment ' +
    'unemployment emission expense investment growth earning order complaint visitor customer',
);
const TOTAL = wordSet(
  'total overall all annual yearly monthly quarterly net our its their the consolidated combined',
);

/** "Online sales doubled" for "sales doubled", "two of the hostages" for "the hostages". */
function ofPart({ reading, units }: Told, { reading: whole, alignment, source }: AlignedSentence): number {
  const { words: theirs } = whole;
  const [unit] = units;
  const { at, kind } = alignment.matches[0]!;
  if (unit === undefined || unit.value !== undefined || at < 1 || kind !== 'same' || source.structured)
    return -1;
  // "… to staff; visitors may …": what stands before a mark tells nothing of what opens behind it.
  if (isParted(whole, at)) return -1;
  const counted =
    /^(?:the|these|those|its|our|their)$/.test(theirs[at - 2]?.form ?? '') && theirs[at - 1]!.value >= 0;
  // "Two of the five pumps".
  const noun = counted ? at - 1 : at;
  const before = theirs[noun - 1]!;
  if (unit.from === 0 && unit.to === 1 && AGGREGATES.has(unit.word.lemma) && reading.words.length > 1) {
    const narrows =
      before.weight > 0 && before.value < 0 && !TOTAL.has(before.form) && before.form === before.lemma;
    return narrows && !alignment.matches.some((match) => match.at === at - 1) ? 0 : -1;
  }
  if (!isPlural(unit.word) || reading.words.slice(0, unit.from).some(({ form }) => form !== 'the')) return -1;
  if (!/^(?:the|these|those|its|our|their|his|her)$/.test(before.form) || theirs[noun - 2]?.form !== 'of')
    return -1;
  const count = theirs[noun - 3];
  const part =
    count !== undefined &&
    (count.value >= 0 || /^(?:one|either|neither|former|latter|\p{L}{2,}(?:er|est))$/u.test(count.form));
  return part && theirs[noun - 4]?.form !== 'all' ? 0 : -1;
}

const DESIGNATION =
  /^ (?:[A-Z]|[IVX]{1,4}|(?:type|grade|class|level|stage|line|series|model|category) [\p{L}\d]+)\b(?!['\u2019])/u;

/** "Influenza B" for "influenza". */
function designated({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const i = units.length - 1;
  const unit = units[i];
  const { at, kind } = alignment.matches[i] ?? { at: -1, kind: 'none' };
  if (unit === undefined || unit.value !== undefined || unit.capital || at < 0 || kind !== 'same') return -1;
  const rest = theirs.text.slice(theirs.words[at]!.end, theirs.end);
  return unit.to === reading.words.length && DESIGNATION.test(rest) ? i : -1;
}

const TITLED =
  /\b(?:headings?|fields?|columns?|box|checkbox|labels?|titles?|titled|button|word|caption|tab|section|option|stamp|folder|file|called|named|entitled|headed|labell?ed|marked)\W{1,2}["\u201c\u2018\u00ab'][^"\u201d\u2019\u00bb']{0,60}$/iu;

/** "Was vaccinated" of "a heading 'Vaccinated' with no entry": the name of a place for it. */
function inTitle(
  { reading, units, predicates }: Told,
  { reading: theirs, alignment }: AlignedSentence,
): number {
  const verb = predicates()[0]?.unit ?? -1;
  const at = verb < 0 ? -1 : alignment.matches[verb]!.at;
  if (at < 1 || /["\u201c\u2018\u00ab]/.test(reading.text.slice(reading.start, units[verb]!.start)))
    return -1;
  return TITLED.test(theirs.text.slice(theirs.start, theirs.words[at]!.start)) ? verb : -1;
}
