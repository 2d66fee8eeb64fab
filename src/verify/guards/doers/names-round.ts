/**
 * Two names round one verb that stand the other way round in the evidence: "Acme was renamed Bolt" for "Bolt was renamed
 * Acme", "Acme sued Bolt" for "Bolt hit Acme with a lawsuit", "Vega scored more than Lyra" for "Lyra outscored Vega".
 */
import type { Reading } from '../../../text/reading.ts';
import type { Unit } from '../../claim/units.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told } from '../guard.ts';
import { AUXILIARY, BEING, isVerb, LINK, maySwap } from './exchanged.ts';

export const NAMES_ROUND: readonly Guard[] = [
  against('role', 'sentence', namesExchanged),
  against('comparison', 'sentence', outdone),
];

/** A name of one or more words: one past its last word, and where it begins. */
interface Named {
  readonly from: number;
  readonly to: number;
}

/** The names of a statement, each of all its words. */
function namesOf(units: readonly Unit[]): readonly Named[] {
  const names: Named[] = [];
  for (const { from, to, name, capital, value } of units) {
    const last = names.at(-1);
    if (!name && (!capital || value !== undefined)) continue;
    if (last?.to === from) names[names.length - 1] = { from: last.from, to };
    else names.push({ from, to });
  }
  return names;
}

/** Where a sentence has the words of a name. */
function placesOf({ words: said }: Reading, { from, to }: Named, { words }: Reading): readonly Named[] {
  const places = words.flatMap((_, at) =>
    said.slice(from, to).every(({ form }, i) => words[at + i]?.form === form)
      ? [{ from: at, to: at + to - from }]
      : [],
  );
  return places.slice(0, MOST_PLACES);
}

/** A verb between two names. */
interface Verb {
  readonly at: number;
  readonly passive: boolean;
  /** Nothing but an article leads from it to the second name. */
  readonly bare: boolean;
}

/** The one verb that stands between two names, and whether it is a passive; undefined for anything else. */
function verbBetween({ words, text }: Reading, one: Named, other: Named): Verb | undefined {
  if (
    other.from <= one.to ||
    other.from - one.to > MOST_BETWEEN ||
    PARTED.test(text.slice(words[one.to - 1]!.end, words[other.from]!.start))
  )
    return undefined;
  let at = one.to;
  while (at < other.from && (AUXILIARY.test(words[at]!.form) || BEING.test(words[at]!.form))) at++;
  const passive = words.slice(one.to, at).some(({ form }) => BEING.test(form));
  if (at >= other.from || !isVerb(words[at]!)) return undefined;
  const rest = words.slice(at + 1, other.from);
  const bare = rest.every(({ form }) => form === 'the');
  return rest.every(({ form }) => LINK.test(form)) ? { at, passive, bare } : undefined;
}

/** Words between two names round a verb, and places of one name in a sentence, that are looked at. */
const MOST_BETWEEN = 8;
const MOST_PLACES = 16;
const PARTED = /[,;:()\u2013\u2014"]/;
/** What leads from a verb and its object to the noun that tells what is done: "hit Acme with a lawsuit". */
const WITH = /^(?:with|a|an|the|its|his|her|their|another|new)$/;

/**
 * "Acme was renamed Bolt" for "Bolt was renamed Acme", "Acme sued Bolt" for "Bolt hit Acme with a lawsuit": two names
 * round one verb, the other way.
 */
function namesExchanged({ reading, units, support }: Told, { reading: theirs }: AlignedSentence): boolean {
  return eachTurned(reading, units, theirs, (ours, their, whom) => {
    const said = reading.words[ours.at]!.lemma;
    if (ours.passive || their.passive)
      return ours.passive && their.passive && theirs.words[their.at]!.lemma === said;
    const unit = units.findIndex(({ from }) => from === ours.at);
    const deed = support.matches[unit]?.at ?? -1;
    // "Acme struck Bolt" for "Bolt hit Acme": of a verb that stands for nothing there, only the names speak.
    if (unit >= 0 && deed < 0)
      return ours.bare && their.bare && !maySwap(said, theirs.words[their.at]!.lemma);
    const between = theirs.words.slice(whom.to, deed);
    return deed > whom.to && between.length > 0 && between.every(({ form }) => WITH.test(form));
  });
}

const OUTDOING = /^(?:out\p{Ll}{2,}|surpass\w*|exceed\w*|overtook|topped)$/u;
const MORE = /^(?:more|better|faster|longer|higher|farther|further|larger|bigger|quicker|earlier|greater)$/;
const LESS = /^(?:less|fewer|worse|slower|shorter|lower|smaller|later)$/;

/** "Lyra scored more than Vega" for "Vega outscored Lyra". */
function outdone({ reading, units }: Told, { reading: theirs }: AlignedSentence): boolean {
  const { words } = reading;
  const than = words.findIndex(({ form }) => form === 'than');
  const [one, other] = [namesOf(units)[0], namesOf(units).find(({ from }) => from > than)];
  if (than < 0 || one === undefined || other === undefined || one.to > than) return false;
  const more = words.slice(0, than).some(({ form }) => MORE.test(form));
  if (more === words.slice(0, than).some(({ form }) => LESS.test(form))) return false;
  const [worse, better] = more ? [other, one] : [one, other];
  const outdoes = (winner: Named, loser: Named): readonly string[] =>
    placesOf(reading, winner, theirs).flatMap((from) =>
      placesOf(reading, loser, theirs).flatMap((to) => {
        const verb = verbBetween(theirs, from, to);
        const form = verb === undefined || verb.passive ? '' : theirs.words[verb.at]!.form;
        return OUTDOING.test(form) ? [form.replace(/^out/, '').slice(0, 3)] : [];
      }),
    );
  // "Vega outscored Lyra, and Lyra outran Vega": each is ahead in one of two things.
  const ofThis = (stem: string): boolean => words.some(({ form }) => form.startsWith(stem));
  const [turned, kept] = [outdoes(worse, better), outdoes(better, worse)];
  return turned.some(ofThis) || (turned.length > 0 && kept.length === 0);
}

/** Whether a test holds of two names of a statement with one verb between, which a sentence has the other way round. */
function eachTurned(
  claim: Reading,
  units: readonly Unit[],
  theirs: Reading,
  test: (ours: Verb, their: Verb, whom: Named) => boolean,
): boolean {
  const names = namesOf(units);
  return names.some((one, i) => {
    const other = names[i + 1];
    const ours = other && verbBetween(claim, one, other);
    if (ours === undefined) return false;
    return placesOf(claim, other!, theirs).some((doer) =>
      placesOf(claim, one, theirs).some((whom) => {
        const their = verbBetween(theirs, doer, whom);
        return their !== undefined && test(ours, their, whom);
      }),
    );
  });
}
