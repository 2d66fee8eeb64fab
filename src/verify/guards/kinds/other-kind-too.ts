/**
 * "The door was locked" by "the outer door was locked. The inner door was left open.": where a text tells two of a kind
 * apart by what stands before the noun, "the door" alone says not which, and what is told of the one is not told of it.
 */
import { matchesOf } from '../../../text/matches.ts';
import type { Reading } from '../../../text/reading.ts';
import { wordSet } from '../../../text/word-set.ts';
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Told, tagsOf } from '../guard.ts';

export const OTHER_KIND_TOO = againstUnit('entity', 'prose', ofOneKind);

/** Longest text that is looked through for another of the kind, in characters. */
const LONGEST = 20_000;
/** Words of a claim that tell of one of several, or of all. */
const ANY = wordSet('a an one some any every each all both no another other two three several many most');
/** What stands before a noun and tells no kind of it. */
const NO_KIND = wordSet(
  'same said whole entire full very own new only other first last next previous current present respective following above ' +
    'relevant particular certain single second third such that this these those its his her their our your my and or of to in',
);

function ofOneKind({ reading, units }: Told, sentence: AlignedSentence): number {
  const { source, alignment } = sentence;
  const origin = originOf(source);
  if (source.structured || origin.text.length > LONGEST) return -1;
  let tags: readonly string[] | undefined;
  const said = new Set(reading.words.flatMap(({ form, lemma }) => [form, lemma]));
  return units.findIndex((unit, i) => {
    const { at, kind, strength } = alignment.matches[i]!;
    if (kind !== 'same' || strength < 1 || at < 1 || !isBare(reading, unit.from, unit.to)) return false;
    const { words } = sentence.reading;
    const before = words[at - 1]!;
    if (unit.value !== undefined || unit.name || words[at]!.form !== unit.word.form) return false;
    if (isOneOfRow(before.form, origin.text, unit.word.form) && !said.has(before.form)) return true;
    // "The March invoice".
    const isDated = sentence.reading.values[before.value]?.kind === 'date';
    if ((before.weight === 0 && !isDated) || (before.value >= 0 && !isDated)) return false;
    if (said.has(before.form) || said.has(before.lemma) || NO_KIND.has(before.form)) return false;
    tags ??= tagsOf(sentence);
    if (!/^(?:JJ|NN|VBN|VBG)/.test(tags[at - 1]!) || !/^NN/.test(tags[at]!)) return false;
    // "Full-day" is read as two words.
    const { text, start } = sentence.reading;
    const [own = ''] = /[\p{L}-]+$/u.exec(text.slice(start, before.end)) ?? [];
    return kindsOf(origin.text, unit.word.form).some(
      (other) => other !== before.form && other !== own.toLowerCase() && !said.has(other),
    );
  });
}

const ORDINAL = /^(?:first|second|third|fourth|fifth)$/;

/** "The first alarm", where the text tells of "the second" too. */
const isOneOfRow = (before: string, text: string, noun: string): boolean =>
  ORDINAL.test(before) &&
  matchesOf(text, ROW).some(
    ([, other = '', next]) =>
      other.toLowerCase() !== before && (next === undefined || next === 'one' || next.startsWith(noun)),
  );

/** An ordinal behind an article, with its noun where it has one. */
const ROW =
  /\b[Tt]he (first|second|third|fourth|fifth)(?: (?!(?:was|is|has|had|were|are|will|can|did|does|came|went|arrived)\b)([\p{L}-]+))?/gu;

/** "The door" and nothing that tells more of it: neither before it nor behind. */
function isBare({ words }: Reading, from: number, to: number): boolean {
  // "Delivery is free" of standard delivery, where express delivery is not.
  if (to - from !== 1 || !(from === 0 || words[from - 1]!.form === 'the')) return false;
  const [next] = words.slice(to);
  return next === undefined || !/^(?:of|for|in|with|from|on|at|to|that|which|who)$/.test(next.form)
    ? !words.some(({ form }) => ANY.has(form))
    : false;
}

/** What stands before a noun, by one word behind an article or where a clause begins. */
const kindsOf = (text: string, noun: string): readonly string[] =>
  matchesOf(
    text,
    new RegExp(
      `(?:^|[.;:,!?]\\s+|\\n|\\b(?:the|our|your|an?|and|but|while|whereas|for) )([\\p{L}-]{2,}) ${noun}\\b(?! [\\p{Ll}-]+(?:er|or|ing)\\b)`,
      'giu',
    ),
  ).flatMap(([, kind]) => (NO_KIND.has(kind!.toLowerCase()) ? [] : [kind!.toLowerCase()]));
