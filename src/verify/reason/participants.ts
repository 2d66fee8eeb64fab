/**
 * Signs of who does what to whom: whether the sentence that says the predicate of a statement has its doer and what it is
 * done to where the statement has them, has them the other way round, or has somebody else there.
 */
import { parseSentence } from '../../text/parse/bundled.ts';
import type { Part } from '../case.ts';
import { type Role, type Structure, structureOf } from '../match/structure.ts';
import type { AlignedSentence } from '../match/support.ts';
import { focusOf } from './focus.ts';

/** Places that a predicate has for those who take part. */
const PLACES = ['agent', 'patient', 'oblique', 'modifier'] as const;
type Place = (typeof PLACES)[number];

export const PARTICIPANTS: readonly string[] = [
  ...PLACES.flatMap((place) => [
    `${place}_there`,
    `${place}_name`,
    `${place}_in_focus`,
    `${place}_kept`,
    `${place}_moved`,
    `${place}_elsewhere`,
    `${place}_replaced`,
  ]),
  'places_exchanged',
  'places_kept',
  'places_replaced',
  'replaced_by_name',
  'replaced_by_pronoun',
];

const OPEN = 0.5;
/** Words of a longer sentence are not looked at: its parse is no guide to who does what. */
const LONGEST = 80;
const PRONOUNS = new Set(
  'he she it they him her them his hers its their theirs who which this that former latter'.split(' '),
);

type Put = (value: number | boolean) => void;

/** Puts the signs of PARTICIPANTS. */
export function putParticipants(put: Put, part: Part): void {
  const out = new Map(PARTICIPANTS.map((name) => [name, 0]));
  fill(part, (name, value) => out.set(name, Number(value)));
  for (const value of out.values()) put(value);
}

function fill(part: Part, set: (name: string, value: number | boolean) => void): void {
  const { reading, units } = part;
  const [main] = part.predicates();
  if (main === undefined || reading.language !== 'en') return;
  const claim = structureOf(reading, parseSentence(reading.text, reading.start, reading.end));
  const focus = focusOf(part);
  const there = focus && structureIn(focus);
  const verb = focus?.alignment.matches[main.unit]?.at ?? -1;
  const taken = new Map<number, Place>();
  let kept = 0;
  let replaced = 0;
  let moved = 0;
  for (const place of PLACES) {
    const unit = units.findIndex(({ from }) => isIn(claim, from, claim.root, place));
    if (unit < 0) continue;
    set(`${place}_there`, true);
    set(`${place}_name`, units[unit]!.name);
    set(`${place}_elsewhere`, isElsewhere(part, focus, unit));
    if (focus === undefined) continue;
    const { at, strength } = focus.alignment.matches[unit]!;
    const isSaid = strength >= OPEN && at >= 0;
    set(`${place}_in_focus`, isSaid);
    if (there === undefined || verb < 0) continue;
    const stands = isSaid ? placeOf(there, at, verb) : undefined;
    if (stands !== undefined) taken.set(at, stands);
    const isKept = stands === place;
    set(`${place}_kept`, isKept);
    set(`${place}_moved`, stands !== undefined && !isKept);
    const other = isKept ? -1 : there.nodes.findIndex((_, word) => isIn(there, word, verb, place));
    const isOther = other >= 0 && other !== at;
    set(`${place}_replaced`, isOther);
    if (isOther && place !== 'modifier') {
      const word = focus.reading.words[other]!;
      set('replaced_by_name', word.capital && word.value < 0);
      set('replaced_by_pronoun', PRONOUNS.has(word.form));
    }
    if (isKept) kept++;
    if (isOther) replaced++;
    if (stands !== undefined && !isKept) moved++;
  }
  set('places_kept', kept);
  set('places_replaced', replaced);
  set('places_exchanged', moved);
}

/** The structure of a sentence of prose that is short enough to be trusted. */
function structureIn({ source, sentence, reading }: AlignedSentence): Structure | undefined {
  const isRead = reading.language === 'en' && !source.structured && reading.words.length <= LONGEST;
  return isRead ? source.structure(sentence) : undefined;
}

const isIn = ({ nodes }: Structure, word: number, verb: number, place: Role): boolean =>
  word !== verb && nodes[word]?.governor === verb && nodes[word].role === place;

const placeOf = (structure: Structure, word: number, verb: number): Place | undefined =>
  PLACES.find((place) => isIn(structure, word, verb, place));

/** Whether another sentence has a unit that the one of the predicate lacks. */
const isElsewhere = ({ sentences }: Part, focus: AlignedSentence | undefined, unit: number): boolean =>
  (focus === undefined || focus.alignment.matches[unit]!.strength < OPEN) &&
  sentences.some((one) => one !== focus && one.alignment.matches[unit]!.strength >= OPEN);
