/** "Project Heron's status is red" by "Project Egret: lead Rein, status red": a line is of what heads it. */

import { matchesOf } from '../../../text/matches.ts';
import { mayHold } from '../../../text/may-hold.ts';
import { originOf } from '../../context/retold.ts';
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

/** What heads a line, and which one it is: "Refund policy France: ". */
const HEAD =
  /(?:^|[\n.;] {0,3})\W{0,3}(?<kind>\p{L}+(?: \p{L}+){0,2}?) (?<which>\p{Lu}[\p{L}\d-]*|\d{1,4}):\s/gu;
/** Characters before a sentence in which its line is looked for. */
const REACH = 400;

interface Head {
  readonly kind: string;
  readonly which: string;
}

/** The heads of a stretch of text, in order. */
const headsIn = (text: string): readonly Head[] =>
  matchesOf(text, HEAD).map(({ groups }) => ({ kind: groups!.kind!.toLowerCase(), which: groups!.which! }));

/** The head that a sentence stands under, in its line. */
function headOf({ source, sentence }: AlignedSentence): Head | undefined {
  const { text, scan } = originOf(source);
  const end = scan.sentenceEnd[sentence];
  if (end === undefined) return undefined;
  const from = Math.max(0, end - REACH, text.lastIndexOf('\n', (scan.sentenceStart[sentence] ?? 1) - 1) + 1);
  return headsIn(text.slice(from, end)).at(-1);
}

const isProse = ({ source }: AlignedSentence): boolean => !originOf(source).structured;

export const OF_OTHER_HEAD: Guard = against('entity', 'any', isOfAnother);

/** A statement of one that it names by the kind of a head, by the line of another. */
function isOfAnother({ reading, support: { sentences } }: Told, first: AlignedSentence): boolean {
  const head = isProse(first) && sentences.length === 1 ? headOf(first) : undefined;
  if (head === undefined || !mayHold(textOf(reading), head.kind)) return false;
  const own = new RegExp(
    String.raw`\b${escaped(head.kind)} (?<which>\p{Lu}[\p{L}\d-]*|\d{1,4})(?![\p{L}\d])`,
    'iu',
  );
  const named = own.exec(textOf(reading))?.groups?.which;
  if (named === undefined || !/^[\p{Lu}\d]/u.test(named)) return false;
  const line = textOf(originOf(first.source).sentence(first.sentence));
  return named !== head.which && !line.includes(named) && !textOf(reading).includes(head.which);
}
