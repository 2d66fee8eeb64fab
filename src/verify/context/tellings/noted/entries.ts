/**
 * Notes of several statements without finite verbs, each said as a sentence of its own: "Fault found in the cabinet, mended
 * 8 Nov 14:00, line tested good" says that the fault was mended on 8 November.
 */

import { lately } from '../../../../text/lately.ts';
import type { Scene, Teller } from '../types.ts';
import { endingWithTopic, namingWords } from '../who/borrowed.ts';
import { partyOf, withOnlyName } from '../who/recipients.ts';
import { bare } from '../words.ts';
import { becauseOf, countedOf, thatIsTold, wentWell } from './entry-links.ts';
import { isPerson, type Read, type Statement, sentenceOf } from './entry-sentence.ts';
import { hasFinite } from './entry-words.ts';
import { isStamped } from './stamps.ts';

/** What leaves open, or sets apart from what was done, what a note says. */
const OPEN =
  /\b(?:if|unless|whether|would|could|might|may|should|must|shall|will|to be|says|said|claims|claimed|wants|wanted|wishes|asks|please|needs?|requires?|awaiting|awaits|pls|maybe|perhaps|probably|possibly|allegedly|either|or|planned|plan|todo|draft|proposed|suggested|expected|hopes?|option|than|except|instead)\b|\?/i;
/** What holds for all that stands behind it: by whose account, whose wish, under what condition. */
const SPANNING =
  /\b(?:if|unless|whether|says|said|saying|claims|claimed|alleges|alleged|reports|thinks|believes|according|wants|wanted|wishes|asks|asking|needs|hopes?|complains|complained|disputes|denies|threatens|options?|untrue|myth|almost|nearly|hardly|barely|supposed(?:ly)?|no evidence|no proof|no sign)\b/i;
/** Labels of what is not so, or not so yet. */
const OPEN_LABEL =
  /\b(?:pending|open|next|todo|to do|requests?|requested|wish|wanted|needed|missing|lacking|outstanding|waiting|awaiting|planned|plan|proposals?|drafts?|expected|due|missed|not|no|none|never|without|failed|rejected|refused|declined|denied|cancell?ed|previous|former|before|old|example|template|sample|test|goal|target|aim|step|steps|instructions?|rule|rules|how to|when|wrong|false)\b/i;
/** What takes back what was done before it. */
const UNDOING =
  /\b(?:revers|bounc|void|revok|rescind|retract|withdrawn|undone|annul|by mistake|in error|wrongly|cancelled again|failed|rejected by|returned by|declined by)/i;

/** What the statements of a note say, as sentences with what they leave out. */
export const entries: Teller = (scene) => {
  const { sentence, tell, claim, title, source } = scene;
  const plain = claim.text.slice(claim.start, claim.end);
  // What is to be done is said by no note of what was.
  if (/\bto be\b/.test(plain)) return [];
  const told = tell(sentence);
  const raw = ownText(scene);
  // "14:30 sailing cancelled": a time that no mark follows is the thing's own.
  const text = OWN_TIME.test(raw) ? raw : told.text;
  const statements = statementsOf(withOnlyName(text, scene));
  if (statements.every(({ prose }) => prose)) return [];
  const topic = topicOf(statements, `${title} ${isStamped(raw) ? raw.slice(0, LONGEST_STAMP) : ''}`);
  const ends = endingWithTopic(plain, topic);
  const context = {
    topic,
    claim: plain.toLowerCase(),
    plain,
    title,
    source: source.text,
  };
  const found = new Set<string>();
  const subjects = new Set<string>();
  let before: Read | undefined;
  for (const [at, statement] of statements.entries()) {
    const { text } = statement;
    const after = statements[at + 1]?.mark ?? '';
    if (SPANNING.test(text) || (after.startsWith(':') && (OPEN_LABEL.test(text) || isPerson(text)))) break;
    const open = OPEN.test(text.replace(/\bMay\b/g, ''));
    // "Backup stopped, disk full, restarted by hand": of two things that were told of, which goes on is open.
    const carried =
      statement.mark === '. '
        ? ''
        : subjects.size === 1 || before?.state === false
          ? (before?.subject ?? '')
          : '';
    const read = open || statement.prose ? undefined : sentenceOf(text, carried, context);
    if (read !== undefined) subjects.add(read.subject);
    if (statement.mark === '. ') subjects.clear();
    const next = statements[at + 1];
    // "Payment sent, rejected by the bank": what comes of a deed is said right behind it.
    const undone = !UNDOING.test(text) && statements.slice(at + 1).some((one) => UNDOING.test(one.text));
    const all =
      open || undone ? [] : [...(read?.sentences ?? []), ...countedOf(text, statements[at - 1], context)];
    for (const bare of all) {
      // "11 June, order 5150: shipping fee credited back": when it was, and of what, stands before all of it.
      const one = withEnds(bare, ends);
      found.add(bare);
      found.add(one);
      for (const more of wentWell(one, next)) found.add(more);
      for (const more of becauseOf(one, text, next, context)) found.add(more);
      for (const more of thatIsTold(one, before)) found.add(more);
      for (const more of partyOf(one, scene)) found.add(more);
    }
    before = read;
  }
  return [...found].slice(0, MOST).map((text) => ({ ...told, text: `${text}.`, plain: true }));
};

/** "Told by letter that she may repeat": that somebody was told it is so, whatever it is. */
const TOLD_WHAT =
  /^(.+? (?:told|informed|notified|warned|reminded)(?: by \p{L}+)?(?: of \d.*?)?) (?:that|to|of the|about) .*$/u;
const OWN_TIME = /^\s*\d{1,2}[:.]\d\d \p{Ll}/u;
/** Characters of a sentence that its day or time may take. */
const LONGEST_STAMP = 16;

/** A sentence as it stands in its source. */
function ownText({ source, sentence }: Scene): string {
  const { start, end } = source.sentence(sentence);
  return source.text.slice(start, end).trim();
}

const withEnds = (sentence: string, ends: readonly string[]): string =>
  ends
    .filter((end) => !sentence.toLowerCase().includes(end.toLowerCase().replace(/^\p{L}+ /u, '')))
    .reduce((said, end) => `${said} ${end}`, sentence);

/** Words of what a note is about. */
function topicOf(statements: readonly Statement[], title: string): ReadonlySet<string> {
  const label = statements.findIndex(({ mark }) => mark.startsWith(':'));
  const labels = label < 1 ? [] : statements.slice(0, label).map(({ text }) => text);
  const [first] = statements;
  const opening =
    /^(?:\p{L}+ ){0,2}(?:\p{Lu}[\p{L}'-]+|[\p{L}]*\d[\p{L}\d/-]*)/u.exec(first?.text ?? '')?.[0] ?? '';
  return namingWords([title, ...labels, opening].join(' '));
}

/** Sentences that one note is said as, at the most. */
const MOST = 56;
const LONGEST = 400;

/** What parts statements; the point behind "Aug." may end a sentence as well. */
const PARTING =
  /(, (?:and )?|; |: | [-\u2013\u2014] | \(|(?<!\b(?:Mrs?|Ms|Dr|Prof|No|Nr|St|Ltd|Inc|Co))\. (?=\p{Lu}))/u;

/** The statements of a note in their order: parted at commas, semicolons, dashes, colons and brackets. */
const statementsOf = lately(readStatements);

function readStatements(text: string): readonly Statement[] {
  const plain = bare(text).replace(/\)/g, '');
  if (plain.length > LONGEST) return [];
  const parts = plain.split(PARTING);
  const found: { text: string; mark: string; group: number }[] = [];
  let group = 0;
  for (let at = 0; at < parts.length; at += 2) {
    const mark = parts[at - 1] ?? '';
    if (/[;:.\u2013\u2014-]/.test(mark)) group++;
    const part = parts[at]!.trim().replace(TOLD_WHAT, '$1');
    if (part !== '') found.push({ text: part, mark, group });
  }
  const finite = new Set(found.flatMap((one) => (hasFinite(one.text) ? [one.group] : [])));
  return found.map((one) => ({ text: one.text, mark: one.mark, prose: finite.has(one.group) }));
}
