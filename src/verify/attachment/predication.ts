/** Evidence that says of the claim's subject something else: where it went, what it counted, what it got, how it stood once. */
import { gather } from '../../text/gather.ts';
import { found, type Matter, type Mismatch, structureOf, unitAt } from '../matter.ts';

/** Verbs that make of their object or complement what somebody is. */
const BECOMING = new Set(
  (
    'be become remain stay serve work act appoint elect name make call consider declare hire employ include know ' +
    'describe regard recognise recognize class classify list rank qualify train practise practice choose nominate ' +
    'win crown promote register rate label deem find prove form represent constitute mean'
  ).split(' '),
);

export const COPULAS = new Set("is are was were be been 's 're am".split(' '));

/** "Went to the doctor" for "is a doctor". */
export function otherPredicate(matter: Matter): Mismatch[] {
  const { root, nodes } = matter.structure();
  const i = unitAt(matter.units, root);
  const unit = matter.units[i];
  if (unit === undefined || unit.value !== undefined || nodes[root].verb || root === 0) return [];
  if (!matter.claim.words.slice(0, root).some(({ form }) => COPULAS.has(form))) return [];
  const place = found(matter, i);
  if (place === undefined || place.match.kind !== 'same') return [];
  const theirs = structureOf(place);
  const { role, governor } = theirs.nodes[place.at];
  if ((role !== 'oblique' && role !== 'patient') || governor < 0) return [];
  if (!theirs.nodes[governor].verb || BECOMING.has(place.words[governor].lemma)) return [];
  if (place.words[place.at - 1]?.form === 'as' || place.words[place.at - 2]?.form === 'as') return [];
  return [{ kind: 'role', force: 'withholds', sentence: place.sentence, units: [i] }];
}

/** "120 patients, of whom 60 were women" for "120 women": the number counts another noun. */
export function otherNumbered(matter: Matter): Mismatch[] {
  const { units } = matter;
  return gather(units, (unit, i): Mismatch[] => {
    if (unit.value?.kind !== 'number') return [];
    const counted = unitAt(units, matter.structure().nodes[unit.from].governor);
    const number = found(matter, i);
    if (counted < 0 || number === undefined || units[counted].from < unit.to) return [];
    const noun = found(matter, counted);
    if (noun === undefined || noun.sentence !== number.sentence || noun.match.kind !== 'same') return [];
    const theirs = structureOf(number).nodes;
    const { governor } = theirs[number.at];
    if (governor <= number.at || governor === noun.at || theirs[governor].verb) return [];
    // "120 of the women" and "120 young women" count women too.
    if (theirs[noun.at].governor === governor && noun.at < governor) return [];
    if (theirs[governor].governor === noun.at) return [];
    return [{ kind: 'quantity', force: 'withholds', sentence: number.sentence, units: [i] }];
  });
}

const NOW = new Set("is are 's 're am".split(' '));

const THEN = new Set(['was', 'were']);

/** "Was up yesterday" for "is up": how something stood is not how it stands. */
export function otherTense(matter: Matter): Mismatch[] {
  const { claim, units } = matter;
  if (!claim.words.some(({ form }) => NOW.has(form))) return [];
  const { root, nodes } = matter.structure();
  const i = unitAt(units, root);
  if (i < 0 || nodes[root].verb || units[i].value !== undefined) return [];
  if (!claim.words.slice(Math.max(0, root - 4), root).some(({ form }) => NOW.has(form))) return [];
  const place = found(matter, i);
  if (place === undefined) return [];
  const before = place.words.slice(Math.max(0, place.at - 4), place.at);
  if (!before.some(({ form }) => THEN.has(form)) || before.some(({ form }) => NOW.has(form))) return [];
  return [{ kind: 'date_time', force: 'withholds', sentence: place.sentence, units: [i] }];
}

/** Verbs by which somebody has something. */
const HAVING = new Set(
  'have own possess employ include contain feature offer hold keep count number comprise provide carry get'.split(
    ' ',
  ),
);

const HAVE = new Set(['has', 'have', 'had']);

/** What those do who are of a place or a body: "400 pupils attend the school" is how many it has. */
const BELONGING = new Set(
  'attend study live work belong be learn serve play stay reside sit stand exist remain visit use subscribe'.split(
    ' ',
  ),
);

/** The verb that a noun is the subject of, or that follows it as one with an object behind a preposition may be taken for. */
const doingOf = (nodes: ReturnType<typeof structureOf>['nodes'], noun: number): readonly number[] =>
  gather(nodes, ({ verb, governor, role }, at): number[] => {
    if (!verb) return [];
    const does = nodes[noun]!.governor === at && nodes[noun]!.role === 'agent';
    const told = governor === noun && role === 'clause' && nodes[noun]!.role === 'root' && at === noun + 1;
    return does || told ? [at] : [];
  });

/** "Hired 500 employees", "500 people applied to it" for "has 500 employees": another verb than having joins the two. */
export function otherPossession(matter: Matter): Mismatch[] {
  const { claim, units } = matter;
  const have = claim.words.findIndex(({ form }) => HAVE.has(form));
  if (have < 0 || matter.structure().nodes.some(({ verb }, at) => verb && claim.words[at].weight > 0))
    return [];
  return gather(units, (unit, i): Mismatch[] => {
    if (unit.from < have || unit.value !== undefined) return [];
    const place = found(matter, i);
    if (place === undefined) return [];
    const theirs = structureOf(place);
    const { governor, role } = theirs.nodes[place.at];
    const other = governor >= 0 && theirs.nodes[governor].verb && !HAVING.has(place.words[governor].lemma);
    const whose = found(
      matter,
      units.findLastIndex((one) => one.to <= have),
    );
    const does = doingOf(theirs.nodes, place.at).some((verb) => {
      const { lemma } = place.words[verb]!;
      const isDone = whose?.sentence === place.sentence && theirs.nodes[whose.at]!.governor === verb;
      return isDone && !HAVING.has(lemma) && !BELONGING.has(lemma);
    });
    if (!(does && unit.capital !== true) && !(other && (role === 'patient' || role === 'oblique'))) return [];
    return [{ kind: 'role', force: 'withholds', sentence: place.sentence, units: [i] }];
  });
}
