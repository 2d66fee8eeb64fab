/** "Full-time staff get 25 days of leave, interns 10": each member of a row with the verb that it leaves out. */
import { fold } from '../../../../text/chars.ts';
import { ATTRIBUTION, CONDITION, cueOf, EXCEPTION, HEDGE, NEGATION } from '../../../../text/cues.ts';
import { parseSentence } from '../../../../text/parse/bundled.ts';
import { Tree } from '../../../../text/parse/tree.ts';
import { type Complement, complementIn, gappedMembers, NUMBER } from '../../../beside/gapped-row.ts';
import type { Teller } from '../types.ts';
import { where } from '../where.ts';
import { bare, capital } from '../words.ts';

/** What may reach from one member into another, or leaves one open. */
const REACHING =
  /\b(?:not|never|no|nobody|none|nothing|if|unless|whether|except|without|would|could|might|perhaps|probably|likely|about|or|respectively|each|together|instead|rather|should|ought|used to|plans? to|planned to|wants?|wanted|hopes?|hoped|says?|said|claims?|claimed|thinks?|thought|believes?|believed|reports? that|reported that|told|tells|expects?|expected|suggests?|suggested|proposes?|proposed|asks?|asked|denies|denied)\b|n['\u2019]t\b|["\u201c\u201d?:]/iu;
/** Not the month. */
const MAYBE = /\bmay\b/u;
/** Of these the second of two things may be what is given to the first. */
const GIVING =
  /^(?:show|give|send|offer|lend|tell|teach|sell|hand|pay|bring|promise|award|grant|owe|refund|read|buy|leave|pass|serve|deny|make|call|name|consider|find|keep)$/u;
const HELPING = /^(?:is|are|was|were|be|been|has|have|had|will|can|must|shall)$/iu;
const PREPOSITION =
  /^(?:by|for|in|on|at|from|with|under|to|within|after|before|until|into|via|through|during)$/iu;
/** What no verb ends in. */
const NOMINAL = /(?:tion|ment|ness|ity|ery|ance|ence)$/iu;
const DETERMINER = /^(?:the|an?|his|her|its|their|our|your|my|this|that|these|those)$/iu;
/** Characters of a sentence that is read so, at the most. */
const LONGEST = 240;

/** Words by which somebody only says so, or it is so in some case. */
const CUES = ATTRIBUTION | CONDITION | EXCEPTION | HEDGE | NEGATION;

const isLeftOpen = (text: string): boolean =>
  // "Seniors report to the director" is nobody's report.
  text
    .replace(/\breport(?:s|ed)? to\b/giu, '')
    .split(' ')
    .some((word) => (cueOf(fold(word.replace(/[,;.]$/, '')), 'en') & CUES) !== 0);

/** What parts the members of a row. */
const JOINT = /, |; | and | but | while /u;

/** The member with the verb, cut where another may take its place. */
interface Verbal {
  readonly subject: string;
  readonly verb: string;
  /** What stands behind the verb. */
  readonly rest: readonly string[];
}

export const gappedRow: Teller = where([JOINT], ({ sentence, tell }) => {
  const told = tell(sentence);
  const text = bare(told.text);
  if (text.length > LONGEST) return [];
  const members = gappedMembers(text);
  if (members.length === 0 || REACHING.test(text) || MAYBE.test(text) || isLeftOpen(text)) return [];
  return members.flatMap(([first, member]) => {
    const [verbal, own] = [text.slice(first.start, first.end), text.slice(member.start, member.end)];
    const isJoined = text.slice(first.end, member.start) === ' and ';
    const full = filled(verbal, own) ?? (isJoined ? withSubject(verbal, own) : undefined);
    return full === undefined ? [] : [{ ...told, text: `${capital(full)}.` }];
  });
});

/** A member with the verb of another, and with whatever else of that it leaves out; undefined where that cannot be told. */
function filled(first: string, member: string): string | undefined {
  // "Three months for the landlord and one month for the tenant": the subject is left out as well.
  if (NUMBER.test(member.split(' ', 1)[0]!)) {
    const verbal = beforeAmount(first);
    return verbal && NUMBER.test(verbal.rest[0]!) ? `${verbal.subject} ${verbal.verb} ${member}` : undefined;
  }
  const complement = complementIn(first, member);
  const verbal = complement && verbalFor(first, complement, member);
  if (complement === undefined || verbal === undefined) return undefined;
  const subject = withNoun(member.slice(0, complement.at).trimEnd(), verbal.subject);
  const own = member.slice(complement.at).split(' ');
  const said = complement.like === 'thing' ? own : withUnit(own, verbal.rest);
  return `${subject} ${verbal.verb} ${said.join(' ')}`;
}

/** "Keeps rabbits in the shed and hens in the garden": another thing that is kept, and where. */
function withSubject(first: string, member: string): string | undefined {
  const complement = complementIn(first, member);
  const verbal = complement?.like === 'preposition' ? byParse(first) : undefined;
  const [thing = '', ...rest] = verbal?.rest ?? [];
  // A thing stands behind the verb, and then where it is.
  if (
    verbal === undefined ||
    PREPOSITION.test(thing) ||
    !rest.some((word) => word.toLowerCase() === complement!.lead)
  )
    return undefined;
  return `${verbal.subject} ${verbal.verb} ${member}`;
}

function verbalFor(first: string, { like, lead }: Complement, member: string): Verbal | undefined {
  if (like === 'amount') return beforeAmount(first);
  if (like === 'thing') {
    const verbal = byParse(first);
    return verbal && !GIVING.test(verbal.lemma) ? verbal : undefined;
  }
  const words = first.split(' ');
  // "Met Ben in May, Carla in June": Carla may be another who was met.
  return cutAt(
    words,
    words.findIndex((word) => word.toLowerCase() === lead),
    member,
  );
}

/** "Costs 3 euros", "starts at 9": cut where the first amount begins. */
function beforeAmount(first: string): Verbal | undefined {
  const words = first.split(' ');
  const at = words.findIndex((word, i) => i > 1 && NUMBER.test(word));
  if (at < 0) return undefined;
  const led = PREPOSITION.test(words[at - 1]!);
  const verbal = cutAt(words, led ? at - 1 : at);
  return verbal && led
    ? { ...verbal, verb: `${verbal.verb} ${words[at - 1]}`, rest: verbal.rest.slice(1) }
    : verbal;
}

/** Words cut behind their verb, which ends at a place. */
function cutAt(words: readonly string[], at: number, member = ''): Verbal | undefined {
  let from = at - 1;
  while (from > 0 && HELPING.test(words[from - 1]!)) from--;
  if (from < 1 || NOMINAL.test(words[at - 1]!) || DETERMINER.test(words[from - 1]!)) return undefined;
  const subject = words.slice(0, from);
  if (subject.some((word) => /[,;]$|^only$/iu.test(word)) || /^\p{Lu}/u.test(words[at - 1]!))
    return undefined;
  // A verb that has a thing behind it and another who may have been met ends in neither.
  if (member !== '' && !isVerbal(words, from, at)) return undefined;
  return { subject: subject.join(' '), verb: words.slice(from, at).join(' '), rest: words.slice(at) };
}

/** Whether what ends at a place is a verb, by the parse or by what helps it. */
function isVerbal(words: readonly string[], from: number, at: number): boolean {
  if (from < at - 1) return true;
  const { tokens } = parseSentence(`${capital(words.join(' '))}.`);
  return tokens.some(({ form, xpos }) => form === words[at - 1] && xpos.startsWith('VB'));
}

/** A member whose verb is told by its parse alone. */
function byParse(first: string): (Verbal & { readonly lemma: string }) | undefined {
  const said = capital(first);
  const tree = new Tree(parseSentence(`${said}.`));
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  if (root < 0 || tree.token(root).upos !== 'VERB') return undefined;
  const helping = tree.with(root, 'aux', 'aux:pass').map((at) => tree.token(at).start);
  const begins = Math.min(tree.token(root).start, ...helping);
  const subject = said.slice(0, begins).trimEnd();
  if (subject === '' || /[,;]| only\b/u.test(subject)) return undefined;
  const { end, lemma } = tree.token(root);
  return { lemma, subject, verb: said.slice(begins, end), rest: said.slice(end).trim().split(' ') };
}

/** "The second" beside "the first payment" is a payment, "the blue one" beside "the red bag" a bag. */
function withNoun(subject: string, first: string): string {
  const noun = /^[Tt]he \p{L}+ (\p{Ll}+)$/u.exec(first)?.[1];
  if (noun === undefined) return subject;
  if (/^the (?:first|second|third|fourth|fifth|last|next|other)$/iu.test(subject))
    return `${subject} ${noun}`;
  return subject.replace(/^(the \p{Ll}+) one$/iu, `$1 ${noun}`);
}

/** "10" beside "25 days of leave", "for three" beside "for one year": what is counted is the same. */
function withUnit(own: readonly string[], rest: readonly string[]): readonly string[] {
  const at = own.length - 1;
  if (at > 1 || !NUMBER.test(own[at]!) || !NUMBER.test(rest[at] ?? '')) return own;
  const [unit, ...others] = rest.slice(at + 1);
  if (unit === undefined || !/^\p{Ll}/u.test(unit)) return own;
  const isOne = /^(?:1|one)$/iu.test(rest[at]!);
  return [...own, isOne && !unit.endsWith('s') ? `${unit}s` : unit, ...others];
}
