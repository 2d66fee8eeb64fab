/**
 * "The guide speaks Portuguese" by "the guide speaks Spanish and understands Portuguese": what follows the second of two
 * verbs is of that one, where the first has its own, and the other way round. So it is of two particles: "switched on on Friday and off on Sunday".
 */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, tagsOf } from '../guard.ts';

export const SECOND_OBJECT: readonly Guard[] = [
  against('role', 'prose', isOfSecond),
  against('role', 'prose', isOfFirst),
  against('date_time', 'english', isOfOtherParticle, { said: () => ONE }),
];

/** Match from which a word is the statement's own. */
const OWN = 0.9;
/** Match from which a verb may be another word for the statement's. */
const MEANT = 0.8;
const JOINING = /^(?:and|but)$/;

function isOfSecond({ reading, units, predicates }: Told, sentence: AlignedSentence): boolean {
  const verb = predicates()[0]?.unit ?? -1;
  const { words } = sentence.reading;
  const placeOf = (unit: number): number => {
    const { at, strength } = sentence.alignment.matches[unit]!;
    return strength >= OWN ? at : -1;
  };
  const first = verb < 1 ? -1 : placeOf(verb);
  if (first < 0 || verb + 1 >= units.length) return false;
  const tags = tagsOf(sentence);
  if (!/^VB[DZP]$/.test(tags[first] ?? '')) return false;
  const joint = words.findIndex(({ form }, at) => at > first && JOINING.test(form));
  if (joint < 0 || !/^VB[DZP]?$/.test(tags[joint + 1] ?? '')) return false;
  const second = words[joint + 1]!;
  const hasOwn = words
    .slice(first + 1, joint)
    .some((_, at) => /^(?:NN|CD|JJ)/.test(tags[first + 1 + at] ?? ''));
  if (!hasOwn || reading.words.some(({ lemma }) => lemma === second.lemma)) return false;
  // "Blocked the sale of the house but let the sale of the flat go on": the noun of both tells nothing.
  const halves = units.slice(verb + 1).map(({ word, value }, at) => {
    const place = placeOf(verb + 1 + at);
    const isIn = (from: number, to: number): boolean =>
      words.slice(from, to).some(({ form }) => value === undefined && form === word.form);
    return {
      first: isIn(0, joint) || (place >= 0 && place < joint),
      second: isIn(joint + 2, words.length) || place > joint + 1,
    };
  });
  return halves.every(({ second }) => second) && halves.some((one) => !one.first);
}

/** "Lives in Basel" by "works in Basel and lives across the border". */
function isOfFirst({ reading, units, predicates }: Told, sentence: AlignedSentence): boolean {
  const verb = predicates()[0]?.unit ?? -1;
  const { words } = sentence.reading;
  const { matches } = sentence.alignment;
  const second = verb < 1 || matches[verb]!.strength < MEANT ? -1 : matches[verb]!.at;
  const joint = second - 1;
  if (joint < 2 || !JOINING.test(words[joint]!.form) || verb + 1 >= units.length) return false;
  const tags = tagsOf(sentence);
  if (!/^VB[DZP]$/.test(tags[second]!)) return false;
  const first = tags.findLastIndex((tag, at) => at < joint && /^VB[DZP]$/.test(tag));
  if (first < 1 || reading.words.some(({ lemma }) => lemma === words[first]!.lemma)) return false;
  const end = words.findIndex(
    ({ end: close }, at) => at >= second && /[,;:.]/.test(sentence.reading.text[close] ?? '.'),
  );
  const said = new Set(reading.words.map(({ lemma }) => lemma));
  const hasOwn = words
    .slice(second + 1, end < 0 ? words.length : end + 1)
    .some(({ lemma }, at) => /^(?:NN|CD)/.test(tags[second + 1 + at]!) && !said.has(lemma));
  return (
    hasOwn &&
    units.slice(verb + 1).every((unit, at) => {
      const match = matches[verb + 1 + at]!;
      const isBehind = words
        .slice(joint)
        .some(({ form }) => unit.value === undefined && form === unit.word.form);
      return match.strength >= OWN && match.at > first && match.at < joint && !isBehind;
    })
  );
}

const PARTICLES = String.raw`\b(on|off|in|out|up|down)\b`;
const TWO = new RegExp(
  String.raw`${PARTICLES} (?:on|at|in|from|since) ([^,;]{1,60}?) and ${PARTICLES} (?:on|at|in|from|since) ([^,;.]{1,60})`,
  'iu',
);
const ONE = new RegExp(String.raw`${PARTICLES} (?:on|at|in|from|since) ([^,;.]{1,60})\.?$`, 'iu');

function isOfOtherParticle({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const ours = ONE.exec(reading.text.slice(reading.start, reading.end));
  const both = ours && TWO.exec(theirs.text.slice(theirs.start, theirs.end));
  if (ours === null || both === null) return false;
  const [particle, time] = [ours[1]!.toLowerCase(), ours[2]!.toLowerCase()];
  const [one, its, other, its2] = both.slice(1).map((part) => part.toLowerCase()) as [
    string,
    string,
    string,
    string,
  ];
  if (one === other) return false;
  return (
    (particle === other && its === time && its2 !== time) ||
    (particle === one && its2 === time && its !== time)
  );
}
