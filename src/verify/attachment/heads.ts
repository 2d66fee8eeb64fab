/** Evidence whose predicate has another head than the claim's: another subject or object, another kind of thing. */
import { gather } from '../../text/gather.ts';
import { isAttribution } from '../../text/lexicon/index.ts';
import { type Found, found, isTaken, type Matter, type Mismatch, structureOf, unitAt } from '../matter.ts';
import { isOnlyOne } from './only-one.ts';
import { COPULAS } from './predication.ts';

/**
 * "The assistant to the CEO resigned", "Ann resigned and Tom was fired": in the evidence somebody else is the subject
 * (or the object) of the claim's predicate.
 */
export function otherHead(matter: Matter): Mismatch[] {
  if (matter.begins || !matter.units.some((_, i) => mayDepend(matter, i))) return [];
  const { units } = matter;
  const { root, nodes } = matter.structure();
  const main = unitAt(units, root);
  const verb = main < 0 ? undefined : found(matter, main);
  if (verb === undefined) return [];
  return gather(units, (unit, i): Mismatch[] => {
    const { role, governor } = nodes[unit.from];
    if (i === main || governor !== root || (role !== 'agent' && role !== 'patient')) return [];
    const place = unit.value === undefined ? found(matter, i) : undefined;
    if (place === undefined || place.sentence !== verb.sentence || place.at === verb.at) return [];
    if (!standsForAnother(matter, place.at, verb, unit.from < root)) return [];
    return [{ kind: 'role', force: 'withholds', sentence: place.sentence, units: [i] }];
  });
}

/** Whether the predicate of the evidence has another than word `at` for its subject, or else for its object. */
function standsForAnother(matter: Matter, at: number, verb: Found, subject: boolean): boolean {
  const theirs = structureOf(verb).nodes;
  const isArgument = (role: string): boolean => role === 'agent' || role === 'patient';
  let predicate = verb.at;
  for (let steps = 0; steps < 3; steps++) {
    const own = gather(theirs, (node, word) =>
      node.governor === predicate && isArgument(node.role) ? [word] : [],
    );
    if (own.some((word) => word === at || isJoined(theirs, at, word))) return false;
    const others = own.filter(
      (word) => verb.words[word].weight > 0 && (!subject || word < verb.at || verb.at < at),
    );
    if (others.some((word) => !isTaken(matter, verb, word))) return true;
    if (own.some((word) => verb.words[word].weight === 0 && RELATIVES.has(verb.words[word].form)))
      return theirs[predicate].governor !== at;
    if (own.length > 0) return others.length > 0 && !others.includes(at);
    const { governor, role } = theirs[predicate];
    if (governor < 0 || (role !== 'conjunct' && role !== 'clause')) return false;
    if (governor === at) return false;
    predicate = governor;
  }
  return false;
}

const RELATIVES = new Set(['who', 'which', 'that']);

/** Whether a word is joined by "and" to another that stands before it. */
const isJoined = (nodes: readonly { governor: number; role: string }[], word: number, to: number): boolean =>
  nodes[word].role === 'conjunct' && nodes[word].governor === to;

/** Whether a unit's word stands beside a content word that the claim leaves out. */
function mayDepend(matter: Matter, i: number): boolean {
  const place = found(matter, i);
  if (place === undefined || matter.units[i].value !== undefined) return false;
  return place.words.some((word, at) => word.weight > 0 && !isTaken(matter, place, at));
}

/** "The vice president" for "the president": a noun set before another makes it something else. */
export function otherKind(matter: Matter): Mismatch[] {
  return gather(matter.units, (unit, i): Mismatch[] => {
    const place = unit.value !== undefined || unit.name ? undefined : found(matter, i);
    const before = place?.words[place.at - 1];
    if (
      place === undefined ||
      before === undefined ||
      before.weight === 0 ||
      before.value >= 0 ||
      before.capital
    )
      return [];
    if (isTaken(matter, place, place.at - 1)) return [];
    if (unit.from > 0 && matter.claim.words[unit.from - 1].weight > 0) return [];
    const { compound, governor } = structureOf(place).nodes[place.at - 1];
    if (!compound || governor !== place.at || isOnlyOne(matter, i, place)) return [];
    return [{ kind: 'entity', force: 'withholds', sentence: place.sentence, units: [i] }];
  });
}

/** "Granted to the lead; the intern was refused" for "granted to the intern": another stands in its place. */
export function otherArgument(matter: Matter): Mismatch[] {
  const { units } = matter;
  const { root, nodes } = matter.structure();
  const predicate = unitAt(units, root);
  const verb = predicate < 0 ? undefined : found(matter, predicate);
  if (verb === undefined || !nodes[root].verb) return [];
  const theirs = structureOf(verb).nodes;
  return gather(units, (unit, i): Mismatch[] => {
    const { role, governor, preposition } = nodes[unit.from];
    if (governor !== root || (role !== 'agent' && role !== 'patient' && role !== 'oblique')) return [];
    const place = found(matter, i);
    if (place === undefined || place.sentence !== verb.sentence) return [];
    const elsewhere = theirs[place.at];
    if (elsewhere.governor === verb.at || elsewhere.governor < 0 || place.word.clause === verb.word.clause)
      return [];
    if (!theirs[elsewhere.governor].verb || isAttribution(place.words[elsewhere.governor].lemma)) return [];
    const taken = theirs.some(
      (node, at) =>
        node.governor === verb.at &&
        node.role === role &&
        (role !== 'oblique' || node.preposition === preposition) &&
        verb.words[at].weight > 0 &&
        !isTaken(matter, verb, at),
    );
    return taken ? [{ kind: 'role', force: 'withholds', sentence: place.sentence, units: [i] }] : [];
  });
}

/** "Anna is the manager of Tom" of a row that has Tom for Anna's manager: who is it must stand in that column. */
export function otherColumn(matter: Matter): Mismatch[] {
  const { units, support } = matter;
  return gather(support.sentences, (sentence, slot): Mismatch[] => {
    const heads = sentence.source.columns(sentence.sentence);
    if (heads.size === 0) return [];
    const { root } = matter.structure();
    const main = unitAt(units, root);
    if (main < 0 || !heads.has(units[main].word.lemma)) return [];
    const cells = sentence.source.cells(sentence.sentence);
    const astray = gather(units, (unit, i) => {
      const { at } = support.matches[i];
      if (unit.from >= root || support.from[i] !== slot || at < 0) return [];
      const { start } = sentence.reading.words[at];
      const cell = cells.find((one) => one.start <= start && start < one.end);
      return cell === undefined || cell.names.has(units[main].word.lemma) ? [] : [i];
    });
    if (astray.length === 0 || !matter.claim.words.some(({ form }) => COPULAS.has(form))) return [];
    return [{ kind: 'role', force: 'withholds', sentence, units: astray }];
  });
}
