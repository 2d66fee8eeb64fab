/** What holds last: the latest of several lines of one label, and what stands behind "Correction:" or "Update:". */

import type { Lexicon } from '../../../../text/lexicon/index.ts';
import { isLater, labelledBy } from '../../../against/later-value.ts';
import type { Document } from '../../../read/document.ts';
import { PERSONS } from '../../words.ts';
import type { Teller } from '../types.ts';
import { where } from '../where.ts';
import { bare, capital } from '../words.ts';

/** When a value is of, in its label: "Status on 3 June: closed". */
const WHEN = / (?:on|as of|at|from|since|in|per) [^:]{2,40}$/u;
const LINE = /^([^:]{2,60}): ([^:;]{1,60})$/u;
/** Lines on both sides that may have the label too. */
const MOST_LINES = 40;

/** "Status on 3 June: closed" behind "Status on 1 June: open": the status is closed. */
export const latest: Teller = where([LINE], ({ source, sentence, tell }) => {
  if (!isLatest(source, sentence)) return [];
  const told = tell(sentence);
  const [, label = '', value = ''] = LINE.exec(bare(told.text)) ?? [];
  const name = label.replace(WHEN, '').replace(/^The /u, '');
  if (label === '' || name === label || name.includes(' on ')) return [];
  const owned = /^\p{Lu}\p{Ll}/u.test(name) ? name.replace(/^./u, (letter) => letter.toLowerCase()) : name;
  return [{ ...told, text: `The ${owned} is ${value}.` }];
});

/** Whether a line gives its label a value later than each other line of it, of which there is one at least. */
function isLatest(source: Document, sentence: number): boolean {
  const own = labelledBy(source.sentence(sentence));
  if (own === undefined) return false;
  const from = Math.max(0, sentence - MOST_LINES);
  const last = Math.min(source.scan.sentenceCount, sentence + MOST_LINES);
  let others = 0;
  for (let at = from; at < last; at++) {
    const other = at === sentence ? undefined : labelledBy(source.sentence(at));
    if (other?.label !== own.label) continue;
    if (!isLater(own, other)) return false;
    others++;
  }
  return others > 0;
}

const SET_RIGHT = /^(?:Correction|Corrected|Update|Updated|Erratum|Edit): (?=\p{L})/u;

/** What the sentence before is about, where it is a thing: "the breach" of "we said that the breach affected …". */
const ABOUT =
  /(?:^|\b(?:said|reported|stated|wrote|announced|thought)(?: that)? )(?<thing>(?:The|the|Our|our|Your|your) \p{Ll}+(?: (?!was\b|is\b|has\b|will\b)\p{Ll}+)?) (?:was|is|has|will|\p{Ll}+ed) /u;

/** "Correction: it affected 140 users": what is so, by the text itself, of what the sentence before is about. */
export const setRight: Teller = ({ source, sentence, lexicon, tell }) => {
  const told = tell(sentence);
  const text = told.text.replace(SET_RIGHT, '');
  const isLabelled = text !== told.text || (sentence > 0 && SET_RIGHT.test(source.said(sentence).trim()));
  if (!isLabelled || CHANGED_SINCE.test(source.text.slice(source.scan.sentenceEnd[sentence]))) return [];
  const plain = capital(text);
  if (!plain.startsWith('It ') || sentence === 0) return [{ ...told, text: plain }];
  const { thing } = ABOUT.exec(source.said(sentence - 1).trim())?.groups ?? {};
  if (
    thing === undefined ||
    thing
      .split(' ')
      .slice(1)
      .some((word) => isSomebody(word, lexicon))
  )
    return [];
  const whole = `${capital(thing)} ${plain.slice(3)}`;
  const moved = MOVED.exec(bare(whole))?.groups;
  return [whole, ...(moved === undefined ? [] : [`${moved['what']} is on ${moved['day']}.`])].map((one) => ({
    ...told,
    text: one,
    from: [...told.from, sentence - 1],
  }));
};

/** What tells of the same thing again: of two updates the second holds. */
const CHANGED_SINCE =
  /\b(?:corrections?|corrected|updated?|erratum|edit|cancell?ed|called off|postponed|rescheduled|moved|reverted|withdrawn|again|instead|now)\b/iu;
/** What has been moved to a day is on that day. */
const MOVED =
  /^(?<what>.{2,60}?) (?:has been|was) (?:moved|postponed|rescheduled|brought forward) to (?<day>[^,;:]{2,30})$/u;

/** Whether a noun is of a person or a group, which "it" is not. */
function isSomebody(word: string, lexicon: Lexicon): boolean {
  if (PERSONS.has(word)) return true;
  const { kind, strength } = lexicon.relation('person', word, 'n');
  return kind === 'hyponym' && strength >= HUMAN;
}
const HUMAN = 0.85;
