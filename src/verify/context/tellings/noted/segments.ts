/**
 * A terse note segment by segment, each with what it leaves out: "repair quoted at 2,140, not authorised yet" says of the
 * repair that it has not been authorised, "sender informed, recipient not yet" of the recipient that it has not been informed,
 * "fee 60 waived" that the fee was, "cylinder replaced, EUR 96, billed to Lund" that EUR 96 was billed to Lund.
 */
import { noteOf } from '../../../notes/note.ts';
import type { Document } from '../../../read/document.ts';
import type { Teller } from '../types.ts';
import { bare, lowered } from '../words.ts';
import { isDoer } from './entry-sentence.ts';

/** Characters of a note, and sentences drawn from it, at the most. */
const LONGEST = 400;
const MOST = 60;

const IRREGULAR =
  'sent|paid|made|given|taken|lost|found|kept|held|sold|bought|built|shown|seen|written|done|broken|stolen|chosen|withdrawn|brought|left|repaid|told|met|set';
const DEED = String.raw`(?:\p{Ll}{2,}ed|${IRREGULAR})`;
const AMOUNT = String.raw`(?:(?:[A-Z]{3}|[$€£])\s?\d[\d.,]*\d|(?:[A-Z]{3}|[$€£])\s?\d|\d[\d,]*\.\d\d(?: [A-Z]{3})?|\d[\d,]*(?: [A-Z]{3})?)`;
const NOUN = String.raw`(?:(?!not\b|Not\b)\p{L}[\p{L}'’-]*(?: [\p{L}\d][\p{L}\d'’-]*){0,4}?)`;

/** What only a sentence with a verb of its own has. */
const FINITE =
  /\b(?:is|are|was|were|be|been|has|have|had|do|does|did|will|would|can|could|may|might|must|shall|should|he|she|it|they|we|you|who|which|that|if|when|unless|until|to be)\b/iu;
/** Deeds that leave open whether anything was done, or take it back. */
const OPEN =
  /\b(?:expected|planned|scheduled|requested|wanted|needed|required|asked|proposed|offered|quoted|estimated|announced|promised|pending|awaiting|attempted|tried|alleged|claimed|disputed|suspected)\b/iu;
const UNDOING =
  /^(?:but |then |later |and )?(?:reject|return|bounc|fail|cancel|declin|refus|revers|withdr|revok|void|undo|retract|correct|not (?:\p{Ll}+ )?(?:valid|accepted|honoured)|error|wrong|mistake)/iu;

interface Segment {
  readonly text: string;
  /** The noun before its deed; empty for none. */
  readonly subject: string;
  /** Its participle; empty for none. */
  readonly deed: string;
  /** What stands behind the deed. */
  readonly rest: string;
}

export const bySegments: Teller = (scene) => {
  const told = scene.tell(scene.sentence);
  const line = bare(told.text).replace(LABEL, '');
  // What has an article or a verb of its own is a sentence: "the thief arrested his accomplice".
  if (line.length > LONGEST || noteOf(scene.source.sentence(scene.sentence)) === undefined) return [];
  // "If approved, router replaced, customer not charged."
  if (OPENED.test(line)) return [];
  const segments = line.split(/(?:[,;]| [-\u2013\u2014]) (?=\S)|\. (?=\p{Lu})/u).map(segmentOf);
  const texts = segments.flatMap((segment, at) =>
    saidBy(segment, segments, at, scene.source, scene.sentence),
  );
  return [...new Set(texts)].slice(0, MOST).map((text) => ({ ...told, text: `${capitalised(text)}.` }));
};

/** What leaves all of a line open. */
const OPENED =
  /\b(?:if|unless|should|would|could|may|might|in case|provided|subject to|otherwise|proposal|proposed|draft|example|template|suggest\p{L}*)\b/iu;
const LABEL = /^\p{Lu}[\p{L}\d ,/#-]{1,40}: (?=\S)/u;
const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const DONE = new RegExp(
  String.raw`^(?:(?<subject>(?:No |no )?${NOUN}(?: ${AMOUNT})?|(?:remaining |Remaining )?${AMOUNT}) )?(?<denied>not (?:yet )?)?(?<deed>${DEED})(?<rest>(?: .*)?)$`,
  'u',
);

/** A segment without what its brackets tell besides, in its parts. */
function segmentOf(raw: string): Segment {
  const text = raw.replace(/ \((?![\d])[^()]{1,30}\)/gu, '').trim();
  const { subject = '', deed = '', denied = '', rest = '' } = DONE.exec(text)?.groups ?? {};
  return { text, subject, deed: denied === '' ? deed : `not ${deed}`, rest };
}

function saidBy(
  segment: Segment,
  segments: readonly Segment[],
  at: number,
  source: Document,
  sentence: number,
): readonly string[] {
  const { text } = segment;
  if (FINITE.test(text)) return [];
  const before = segments.slice(0, at);
  const active = activeOf(text, before);
  if (active.length > 0) return active;
  const elided = ELIDED.exec(text)?.groups;
  const last = before.at(-1);
  if (elided !== undefined && last !== undefined && last.deed !== '' && !last.deed.startsWith('not '))
    return denials(elided.who!, last.deed, elided.yet === undefined ? '' : ' yet');
  if (segment.deed === '' || OPEN.test(segment.deed)) return [];
  const none = /^no (?<noun>.+)$/iu.exec(segment.subject)?.groups?.noun;
  const when = /^ (?:yet|so far|to date|until now)$/u.test(segment.rest) ? segment.rest : '';
  if (none !== undefined)
    return [when, ''].flatMap((end) => [
      `no ${none} has been ${segment.deed}${end}`,
      `no ${none} was ${segment.deed}${end}`,
    ]);
  const subject = segment.subject === '' ? subjectOf(before) : segment.subject;
  if (subject === '' || !BEHIND.test(segment.rest) || isDoer(subject, segment.deed.replace(/^not /u, '')))
    return [];
  if (segment.deed.startsWith('not ')) {
    const deed = segment.deed.replace(/^not /u, '');
    // "Not used by Lee" denies that he used it, and no more.
    return when === '' && segment.rest !== ''
      ? deniedSo(subject, deed, segment.rest)
      : denials(subject, deed, when);
  }
  // "Payment sent, rejected by bank."
  if (segments.slice(at + 1).some((one) => one.subject === '' && UNDOING.test(one.text))) return [];
  return deeds(subject, segment, source, sentence);
}

const ACTIVE = new RegExp(
  String.raw`^(?:(?<who>\p{Lu}[\p{L}'’-]+) )?(?<deed>${DEED}|reset|put) (?<no>no |her |his |their |its |the )?(?<what>\p{Ll}[\p{Ll}'’-]+(?: \p{Ll}+)?)$`,
  'u',
);
/** Words behind a participle that are no object of it. */
const NO_OBJECT =
  /^(?:by|to|at|on|in|from|for|with|until|till|and|or|but|again|back|yesterday|today|online|manually|not|via|as|of|after|before|over|off|out|up|down|away)\b/u;

/** "Lena clicked link, entered no password": somebody did something, without its article, and then another thing. */
function activeOf(text: string, before: readonly Segment[]): readonly string[] {
  const own = ACTIVE.exec(text)?.groups;
  if (own === undefined || NO_OBJECT.test(own.what!) || OPEN.test(own.deed!)) return [];
  const { who = doerBefore(before), deed, no = '', what } = own;
  if (who === '') return [];
  return (no === '' ? ['the ', '', 'a '] : [no]).map((mark) => `${who} ${deed} ${mark}${what}`);
}

/** Who did what the segment right before tells. */
function doerBefore(before: readonly Segment[]): string {
  const last = ACTIVE.exec(before.at(-1)?.text ?? '')?.groups;
  return last === undefined || NO_OBJECT.test(last.what!) ? '' : (last.who ?? '');
}

/** What stands behind a participle of what was done to something: nothing, a day, or what a preposition leads to. */
const BEHIND =
  /^(?: (?:on|at|in|by|to|from|for|with|without|until|till|via|as|after|before|again|back|online|manually|so far|yet|to date|twice|once)\b.*| (?:\p{Lu}\p{Ll}+ )?\d{1,2} \p{Lu}\p{Ll}{2,8}.*| \d{4}-.*| \d{1,2}[:.]\d\d.*)?$/u;

const ELIDED = /^(?<who>\p{L}[\p{L}\d'’ -]{1,40}?) not(?<yet> yet)?$/u;

/** Of what a segment without a subject goes on: the nearest amount that stands alone, or the first thing that was named. */
function subjectOf(before: readonly Segment[]): string {
  const last = before.at(-1);
  if (last !== undefined && new RegExp(`^${AMOUNT}$`, 'u').test(last.text)) return last.text;
  const named = before.filter(({ subject, deed }) => subject !== '' && deed !== '');
  return named.length === 1 ? named[0]!.subject : '';
}

const OWNED = /^(?:the|a|an|his|her|its|their|our|no|all|both|\d)/iu;
const named = (subject: string): readonly string[] => {
  const small = lowered(subject);
  const plain = /^\p{Lu}\p{Ll}+(?:[- ][\p{Ll}\d]|$)/u.test(small)
    ? small.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : small;
  return OWNED.test(subject) ? [subject] : [`the ${plain}`, subject];
};
const isSeveral = (subject: string): boolean =>
  /[^s]s$/u.test(subject.split(' ').at(-1)!) && !/\d/u.test(subject);

function denials(subject: string, deed: string, when: string): readonly string[] {
  const have = isSeveral(subject) ? ['have not been', 'were not'] : ['has not been', 'was not'];
  return named(subject).flatMap((one) =>
    [...new Set([when, '', ' yet'])].flatMap((end) => have.map((verb) => `${one} ${verb} ${deed}${end}`)),
  );
}

const deniedSo = (subject: string, deed: string, rest: string): readonly string[] =>
  named(subject).map((one) => `${one} ${isSeveral(subject) ? 'were' : 'was'} not ${deed}${rest}`);

const DAY = String.raw`\d{1,2} \p{Lu}\p{Ll}{2,8}\.?(?: \d{4})?|\d{4}-\d\d-\d\d`;
const MONEYED = new RegExp(`^(?<thing>(?![A-Z]{3} )${NOUN}) (?<amount>${AMOUNT})$`, 'u');
const CHARGED = /^(?:charged|billed|invoiced|deducted|paid|refunded|credited|reimbursed)$/u;

/** What was done to something, with its amount apart and whom it was done for by his role, his name or both. */
function deeds(
  subject: string,
  { deed, rest }: Segment,
  source: Document,
  sentence: number,
): readonly string[] {
  const end = rest
    .replace(new RegExp(` (\\p{Lu}\\p{Ll}+) (${DAY})`, 'u'), ' in $1 on $2')
    .replace(new RegExp(`(?<! on| until| to| by| from| since| before| after) (${DAY})`, 'u'), ' on $1')
    .replace(/(?<! at| until| by| from) (\d{1,2}[:.]\d\d)/u, ' at $1');
  const { thing, amount } = MONEYED.exec(subject)?.groups ?? {};
  const things = thing === undefined ? [subject] : [thing, subject];
  const verbs = isSeveral(things[0]!) ? ['were', 'have been'] : ['was', 'has been'];
  const ends = roled(end);
  const owned = owners(things[0]!, source, sentence);
  return [
    ...[...things, ...owned].flatMap((one) =>
      named(one).flatMap((noun) =>
        verbs.flatMap((verb) => ends.map((tail) => `${noun} ${verb} ${deed}${tail}`)),
      ),
    ),
    ...(amount !== undefined && CHARGED.test(deed)
      ? ends.flatMap((tail) => [
          `${amount} was ${deed} for ${lowered(thing!)}${tail}`,
          `${amount} was ${deed} for the ${lowered(thing!)}${tail}`,
        ])
      : []),
  ];
}

const ROLED =
  / (?<lead>to|by|from|for|with) (?<role>\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+)?) (?<name>\p{Lu}[\p{L}'’.-]+)/u;
const ROLE_ONLY = / (?<lead>by|to|from) (?<role>\p{Ll}[\p{Ll} -]{2,30}?)(?= on | at |$)/u;

/** "To painter Lund": to the painter, to Lund, to the painter Lund. */
function roled(end: string): readonly string[] {
  const found = ROLED.exec(end);
  const { lead, role, name } = found?.groups ?? {};
  if (found !== null && role !== undefined)
    return [`the ${role}`, name!, `the ${role} ${name}`].map((who) =>
      end.replace(found[0], ` ${lead} ${who}`),
    );
  const only = ROLE_ONLY.exec(end)?.groups;
  return only === undefined || OWNED.test(only.role!)
    ? [end]
    : [end, end.replace(ROLE_ONLY, ` ${only.lead} the ${only.role}`)];
}

const PERSON =
  /\b(?:leaver|customer|client|guest|tenant|user|patient|employee|agent|driver|courier|cardholder|policyholder|member|student|pupil|contractor|painter|renter|seller|buyer|caller|owner|colleague|teacher|nurse|doctor) (\p{Lu}[\p{L}'’-]+)/gu;

/** "His mailbox", of the one person whom the sentences before name with a role. */
function owners(subject: string, source: Document, sentence: number): readonly string[] {
  if (!/^(?:his|her|their) /iu.test(subject)) return [];
  const before = source.text.slice(0, source.scan.sentenceStart[sentence]);
  const names = new Set([...before.matchAll(PERSON)].map(([, name]) => name!));
  return names.size === 1 ? [subject.replace(/^\p{L}+/u, `${[...names][0]}'s`)] : [];
}
