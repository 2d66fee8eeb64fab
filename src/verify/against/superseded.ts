/** What newer text of the same source makes of what an older one said: quoted mails, and exceptions in the next sentence. */

import { EXCEPTION, UNIVERSAL } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { Reading } from '../../text/reading.ts';
import { compareValues } from '../../text/values/index.ts';
import { originOf } from '../context/retold.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Matter } from '../matter.ts';
import type { Document } from '../read/document.ts';

/** A line that opens the mail which is answered or passed on. */
const OLDER = /^[ \t]*(?:-{2,} ?(?:original|forwarded) message ?-{2,}|on [^\n]{4,80} wrote:)[ \t]*$/im;
/** Characters of an older mail in which its first lines would be marked. */
const LOOKED_FOR_MARK = 600;
/** Sentences of newer text that are looked through. */
const MOST_NEWER = 40;
const CHANGING =
  /\b(?:instead|mov(?:e|ed|ing)|chang(?:e|ed|es)|cancel(?:s|l?ed)|cannot|can't|postponed?|no longer|ignore|disregard|after all|sorry|correct(?:ed|ion)|wrong|revised|rescheduled?|replaced?|withdrawn?|not)\b/i;

/** What is passed on is of another deal or time, whatever it says. */
const OF_ANOTHER =
  /\b(?:this|that|it|the (?:below|mail|message|thread)|below) (?:is|was) (?:an? |the )?(?:from|about|for|old|older|outdated|obsolete|not (?:ours|for us|about us|about ours))\b|\b(?:last (?:year|month|week|quarter)|the (?:old|previous|other|former) \p{L}+)['\u2019]s\b|\bold (?:thread|mail|e-?mail|message|version)\b|\bours is\b/iu;

/** Where the mail that a text answers or passes on begins, read once for each text; its end for none. */
function olderFrom(document: Document): number {
  const known = opened.get(document);
  if (known !== undefined) return known;
  const at = OLDER.exec(document.text)?.index ?? document.text.length;
  opened.set(document, at);
  return at;
}

const opened = new WeakMap<Document, number>();

/** Whether a sentence stands in a quoted mail, and the mail that quotes it changes what the claim is about. */
export function isOlderMail({ claim, support }: Matter, { source, sentence }: AlignedSentence): boolean {
  const document = originOf(source);
  const { text, scan } = document;
  if (!text.includes('>') && !text.includes('\n')) return false;
  const older = olderFrom(document);
  if (!isOlder(document, sentence, older)) return false;
  const most = Math.min(scan.sentenceCount, MOST_NEWER);
  for (let newer = 0; newer < most; newer++) {
    if (newer === sentence || isOlder(document, newer, older)) continue;
    if (support.sentences.some((one) => originOf(one.source) === document && one.sentence === newer))
      continue;
    const said = text.slice(scan.sentenceStart[newer], scan.sentenceEnd[newer]);
    if (OF_ANOTHER.test(said)) return true;
    const reading = document.sentence(newer);
    if (!shares(claim, reading)) continue;
    if (CHANGING.test(said) || hasOtherValue(claim, reading)) return true;
  }
  return false;
}

/** Whether a sentence stands on a line that a mark quotes, or behind the line that opens an older mail. */
function isOlder({ text, scan }: Document, sentence: number, older: number): boolean {
  const start = scan.sentenceStart[sentence];
  const line = text.slice(text.lastIndexOf('\n', start) + 1, start + 1);
  if (/^\s*>/.test(line)) return true;
  // Where the older mail is marked line by line, what has no mark is of whoever passes it on.
  return start > older && !/^[ \t]*>/m.test(text.slice(older, older + LOOKED_FOR_MARK));
}

function shares(claim: Reading, { words }: Reading): boolean {
  const said = new Set(
    gather(claim.words, ({ weight, lemma, value }) => (weight > 0 && value < 0 ? [lemma] : [])),
  );
  return words.some(({ lemma, value }) => value < 0 && said.has(lemma));
}

const hasOtherValue = (claim: Reading, { values }: Reading): boolean =>
  claim.values.some(
    (one) =>
      values.some((other) => compareValues(one, other).relation === 'conflict') &&
      !values.some((other) => compareValues(one, other).relation === 'equal'),
  );

const EXCEPTING =
  /\b(?:does(?: not|n't)|do(?: not|n't)) (?:apply|hold|extend)\b|\b(?:is|are) (?:excluded|exempt|excepted)\b|^\W*(?:exceptions?|excluded|except|not included)\b|\bthe (?:only )?exceptions?\b/i;
/** Characters of the next sentence that are looked through. */
const LOOKED = 240;

/** "… in all rooms. This does not apply to the third floor.": what the next sentence takes out of all. */
export function isExceptedNext(
  { claim, support }: Matter,
  { source, sentence, document }: AlignedSentence,
): boolean {
  if (!(claim.cues & UNIVERSAL) || claim.cues & EXCEPTION) return false;
  const { text, scan } = originOf(source);
  const next = sentence + 1;
  if (next >= scan.sentenceCount) return false;
  if (support.sentences.some((one) => one.document === document && one.sentence === next)) return false;
  const start = scan.sentenceStart[next];
  return EXCEPTING.test(text.slice(start, Math.min(scan.sentenceEnd[next], start + LOOKED)));
}
