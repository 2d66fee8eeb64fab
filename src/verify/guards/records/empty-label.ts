/**
 * "The payment has been captured" by `Payment captured: –`: a line whose place for a value is empty, or has a denial or a
 * "not yet", does not say what its label names; nor does `Tests passed: 18 of 20` say that the tests passed.
 */
import { NEGATION } from '../../../text/cues.ts';
import { originOf } from '../../context/retold.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

export const EMPTY_LABEL: readonly Guard[] = [
  againstUnit('modality', 'any', saidByEmpty),
  againstUnit('quantifier', 'any', saidOfSome),
];

const EMPTY =
  /^(\p{L}[^:|;\n]{1,60}):\s*(?:[\u2013\u2014-]+|\?+|\.{2,}|_+|none|no|nil|null|unset|n\/a|not yet(?: \p{Ll}+)?|never|tb[acd]|pending|outstanding|awaited|to follow|to come)?\s*[.;]?\s*$/iu;
const OPEN = /\b(?:pending|outstanding|awaited|await\p{Ll}*|unset|yet|missing|empty|open|to be)\b/iu;
const ITEM = /^\s*(?:[-*\u2022]|\d+[.)])\s|^\s{2,}\S/u;

/** A line of a text by the place of a word in it, and the one behind it. */
interface Line {
  readonly text: string;
  readonly next: string;
}

/** The line of the evidence whose label has the verb of a statement, in a form of it; undefined for none. */
function lineOf({ reading, units, support, predicates }: Told): Line | undefined {
  const [verb] = predicates();
  if (verb === undefined || reading.cues & NEGATION) return undefined;
  // "Approval was given": by a light verb its noun tells the deed.
  const said = LIGHT.test(units[verb.unit]!.word.lemma) ? units.slice(0, verb.unit) : [units[verb.unit]!];
  const stems = said.filter(({ value }) => value === undefined).map(({ word }) => word.lemma.slice(0, STEM));
  for (const { source, sentence } of support.sentences) {
    if (source.structured) continue;
    const { text, sentenceStart } = originOf(source).scan;
    const from = text.lastIndexOf('\n', sentenceStart[sentence]!) + 1;
    const [line = '', next = ''] = text.slice(from, from + LONGEST).split('\n');
    const label = line.slice(0, Math.max(0, line.indexOf(':'))).toLowerCase();
    if (stems.some((stem) => label.includes(stem)))
      return { text: line.replace(/^[\s>*\u2022-]+/u, ''), next };
  }
  return undefined;
}

const LIGHT = /^(?:give|grant|make|obtain|receive|get|issue|record|complete|do)$/;
/** Letters that the forms of a verb share, and the characters of a line that are read. */
const STEM = 4;
const LONGEST = 400;

function saidByEmpty(told: Told): number {
  if (OPEN.test(textOf(told.reading))) return -1;
  const line = lineOf(told);
  if (line === undefined || !EMPTY.test(line.text)) return -1;
  // What leads a list has its value below.
  return line.text.trimEnd().endsWith(':') && ITEM.test(line.next) ? -1 : told.predicates()[0]!.unit;
}

const SOME_OF = /^\p{L}[^:\n]{1,60}: ?(\d+) ?(?:of|out of|\/) ?(?:the )?(\d+)(?![\d/.-])/u;
const IN_PART = /\b(?:some|most|several|many|few|part|partly|partially|not all|nearly|almost|half|any)\b/iu;

function saidOfSome(told: Told): number {
  if (told.reading.values.length > 0 || IN_PART.test(textOf(told.reading))) return -1;
  const [, part, all] = SOME_OF.exec(lineOf(told)?.text ?? '') ?? [];
  return part === undefined || part === all ? -1 : told.predicates()[0]!.unit;
}
