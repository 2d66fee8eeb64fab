/** "09:05 Festplatte ausgetauscht", "Colis livré le 5 mars": a line of a log with the auxiliary that it leaves out. */

import { fold } from '../../../text/chars.ts';
import { sensesOf } from '../../../text/lexicon/index.ts';
import type { Reading } from '../../../text/reading.ts';
import type { Document } from '../../read/document.ts';
import { COME_ABOUT } from '../clause-words.ts';
import { clauseOf } from '../clauses.ts';
import { GRAMMARS, type Tongue } from '../grammar.ts';
import { isMomentAt } from '../kinds.ts';
import type { Placed } from './placed.ts';

/** What opens a line of a log: when it was written. */
const STAMP =
  /^\[?(?:(\d{1,2}[:.]\d\d)(?: ?(?:Uhr|h))?|(\d{1,2}\.\d{1,2}\.(?:\d{2,4})?|\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?))\]?\s*(?:[:\u2013\u2014|-]\s*)?(?:(\d{1,2}[:.]\d\d)(?: ?(?:Uhr|h))?\s*(?:[:\u2013\u2014|-]\s*)?)?(?=\p{L})/u;

const AT: Readonly<Record<Tongue, readonly [hour: string, day: string]>> = {
  de: ['Um', 'Am'],
  fr: ['À', 'Le'],
  es: ['A las', 'El'],
};
/** French verbs of coming and going have the other auxiliary. */
const COMING = /^(?:arrivé|parti|entré|sorti|venu|revenu|parvenu|passé|resté|tombé|retourné)e?s?$/u;
const HELPING: Readonly<Record<Tongue, string>> = { de: 'wurde', fr: 'a été', es: 'fue' };
/** What keeps a participle from telling what was done. */
const NOT_DONE =
  /(?<!\p{L})(?:nicht|kein\p{L}*|non|no|pas|sin|sans|à|zu|por|pendiente|offen|fast|presque|casi)(?!\p{L})|\?/iu;

/** A line of a log as a sentence, in the ways that it may be read. */
export function elided({ reading, source, sentence }: Placed, language: Tongue): string[] {
  const text = reading.text.slice(reading.start, reading.end).trim();
  const stamp = STAMP.exec(text);
  const body = stamp === null ? text : text.slice(stamp[0].length);
  const done = ofParticiple(reading, language, stamp !== null);
  const helping = done === undefined ? '' : helpingFor(done, language);
  const said = done === undefined ? body : insertedBefore(body, done, helping);
  if (stamp === null) return said === text ? [] : [said];
  const [hour, day] = AT[language];
  const time = stamp[1] ?? stamp[3];
  const date = stamp[2] ?? dayBefore(source, sentence);
  const when = [
    ...(date === undefined ? [] : [`${day} ${date}`]),
    ...(time === undefined ? [] : [`${hour} ${time}${language === 'de' ? ' Uhr' : ''}`]),
  ];
  const end = /[.!]$/.test(said) ? said.length - 1 : said.length;
  return [`${said.slice(0, end)} ${when.join(' ').toLowerCase().replace(/ uhr/g, ' Uhr')}${said.slice(end)}`];
}

const helpingFor = (done: string, language: Tongue): string => {
  if (language === 'fr' && COMING.test(done)) return 'est';
  return language === 'de' && COME_ABOUT.has(fold(done)) ? 'ist' : HELPING[language];
};

/** The day that a line begins with, where a full stop makes it a sentence of its own. */
function dayBefore(source: Document, sentence: number): string | undefined {
  if (sentence === 0) return undefined;
  const { text, sentenceStart, sentenceEnd } = source.scan;
  const before = text.slice(sentenceStart[sentence - 1], sentenceEnd[sentence - 1]).trim();
  const between = text.slice(sentenceEnd[sentence - 1], sentenceStart[sentence]);
  return /^\d{1,2}\.\d{1,2}\.(?:\d{4})?$/.test(before) && !between.includes('\n') ? before : undefined;
}

/** The participle that is the only verb of a line which tells when. */
function ofParticiple(reading: Reading, language: Tongue, stamped: boolean): string | undefined {
  const { words, text, start, end } = reading;
  const { articles, prepositions, pronouns } = GRAMMARS[language];
  const small = (form: string): boolean => articles.has(form) || prepositions.has(form) || pronouns.has(form);
  if (!stamped && small(words[0]?.form ?? '')) return undefined;
  const told = stamped || words.some((_, at) => isMomentAt(reading, at));
  if (!told || NOT_DONE.test(text.slice(start, end)) || /[,;:]\s/.test(text.slice(start, end)))
    return undefined;
  const clause = clauseOf(
    reading,
    language,
    words.map((_, at) => at),
  );
  if (clause.tense !== 'plain' || clause.voice !== 'plain' || clause.guards !== '' || clause.others.size > 0)
    return undefined;
  const done = words.filter((word, at) => {
    if (at > 0 && small(words[at - 1].form)) return false;
    const written = text.slice(word.start, word.end);
    return word.value < 0 && /^\p{Ll}/u.test(written) && isParticiple(written, language);
  });
  return done.length === 1 ? text.slice(done[0].start, done[0].end) : undefined;
}

/** Whether a word is a participle, of a verb that is known or by its ending. */
export const isParticiple = (written: string, language: Tongue): boolean =>
  ENDING[language]?.test(written) || sensesOf(written, language).some(({ form }) => form === 'participle');

const ENDING: Readonly<Partial<Record<Tongue, RegExp>>> = {
  fr: /\p{Ll}{3}ée?s?$/u,
  es: /\p{Ll}{2}(?:ad|id)[oa]s?$/u,
};

const insertedBefore = (text: string, word: string, helping: string): string =>
  text.replace(new RegExp(String.raw`(?<!\p{L})(?=${word}(?!\p{L}))`, 'u'), `${helping} `);
