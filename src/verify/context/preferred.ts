/** Which of several things that a sentence names a pronoun behind it takes up, where its place or its verb says so. */
import type { ParsedToken } from '../../text/parse/parser.ts';
import type { Document } from '../read/document.ts';
import type { Mention } from './mentions.ts';

/**
 * What the main clause of a sentence names, without what is told in a clause under it of something beside its subject: "The
 * parcel was left with the porter because nobody answered the door", "the dishwasher that I bought at your branch".
 */
export function inMainClause(
  mentions: readonly Mention[],
  document: Document,
  sentence: number,
): readonly Mention[] {
  const { tokens } = document.parsed(sentence);
  return distinct(
    mentions.filter(({ start, end, subject }) => {
      if (subject) return true;
      let at = tokens.findLastIndex(
        (token) => token.start >= start && token.end <= end && isHead(tokens, token, start, end),
      );
      for (let arcs = 0; at >= 0 && arcs < MOST_ARCS; arcs++) {
        const { deprel, head } = tokens[at]!;
        if (/^(?:advcl|acl)/.test(deprel)) return false;
        at = head;
      }
      return true;
    }),
  );
}

/** Arcs up from a word to the root of its sentence, at the most. */
const MOST_ARCS = 12;

/** Whether what governs a token stands outside a stretch of its sentence. */
function isHead(tokens: readonly ParsedToken[], { head }: ParsedToken, start: number, end: number): boolean {
  const over = tokens[head];
  return over === undefined || over.start < start || over.end > end;
}

/** The subject of a sentence whose other mentions only say where: what the next subject takes up. */
export function leading(mentions: readonly Mention[], text: string): Mention | undefined {
  const subjects = distinct(mentions.filter(({ subject }) => subject));
  const [first] = subjects;
  // "The hotel has 62 rooms, of which 40 have a view": what a relative clause tells of them is aside.
  const isAside = (at: number): boolean =>
    first !== undefined && /, of wh(?:ich|om) [^,]*$/.test(text.slice(first.end, at));
  const others = mentions.filter(({ key, start }) => key !== first?.key && !isAside(start));
  // "Marta Klein, who joined us from Siemens, …": a firm beside a person.
  const isFirm = ({ person, unknown, start }: Mention): boolean =>
    first?.person === true && !person && unknown && JOINED.test(text.slice(Math.max(0, start - 40), start));
  // "The server was installed by Marek. It …": who made a thing so is not the thing that is spoken of.
  const isMaker = ({ start, text: name }: Mention): boolean =>
    first?.person === false &&
    /^the \p{Ll}/iu.test(first.text) &&
    !BODIES.test(first.text) &&
    /^(?:\p{Lu}|an? (?:\p{Ll}+ )?(?:group|team|crowd|couple|pair)$)/u.test(name) &&
    /\b(?:was|were|is|are|been) (?:\p{L}+ly )?\p{L}+(?:ed|en|t|wn|ne)\b.* by $/u.test(
      text.slice(first.end, start),
    );
  return subjects.length === 1 &&
    others.every((one) => one.placed || isFirm(one) || ROOM.test(one.text) || isMaker(one))
    ? first
    : undefined;
}

/** Verbs that say too little for two sentences with them to tell of one thing, or of what is done to a thing what it does. */
const LIGHT = /^(?:be|become|cost|do|get|go|have|make|measure|number|take|weigh)$/;

/** "The service used to return XML. It returns JSON.": what did before what it does again. */
export function alongside(
  there: readonly Mention[],
  token: ParsedToken,
  document: Document,
  sentence: number,
  before: number,
): Mention | undefined {
  if (token.deprel !== 'nsubj') return undefined;
  const own = document.parsed(sentence).tokens;
  const verb = own[token.head];
  if (verb === undefined || !verb.xpos.startsWith('VB') || LIGHT.test(verb.lemma)) return undefined;
  // "The clerk opened the shop. It opens at nine.": without an object the thing may do it by itself.
  if (!own.some(({ head, deprel }) => head === token.head && deprel === 'obj')) return undefined;
  const { tokens } = document.parsed(before);
  const subjects = distinct(there.filter(({ subject }) => subject));
  const isOf = ({ start, end }: ParsedToken): boolean =>
    subjects.some((one) => one.start <= start && end <= one.end);
  const did = tokens.filter((one) => one.deprel === 'nsubj' && isOf(one)).map((one) => tokens[one.head]);
  const usedTo = tokens.some(
    ({ lemma, head, deprel }) => deprel === 'xcomp' && lemma === verb.lemma && tokens[head]?.form === 'used',
  );
  const again = did.some((one) => one?.lemma === verb.lemma && one.xpos.startsWith('VB'));
  return subjects.length === 1 && did.length === 1 && (again || usedTo) ? subjects[0] : undefined;
}

/** What is no thing but may act as one whom it is bought or led by. */
const BODIES =
  /\b(?:bank|company|firm|store|shop|startup|start-up|business|agency|club|team|group|hotel|school|university|hospital|clinic|party|association|charity|ministry|board|council|committee|court|publisher|airline|supplier|manufacturer|vendor|partner|department|museum|institute|brand|band|studio)\b/iu;

/** What somebody or something has without its being a thing that is spoken of next: "has room for four". */
const ROOM = /^(?:room|space|place|effect|part|priority|care)$/;

/** What is ordered, sent, handed over and paid. */
const CONSIGNED =
  /^(?:the |your |our )?(?:\p{Ll}+ )?(?:order|parcel|package|shipment|consignment|delivery|letter|invoice|item|pallet)\b/iu;
/** What is done to such a thing, and to no place that it goes to and nobody who has it. */
const DEALING =
  /^(?:sign|ship|deliver|dispatch|send|return|refund|collect|unpack|repack|weigh|insure|invoice|pack|forward|reship)$/;

/** What fails, or is no longer as it should be. */
const FAULTY =
  /^(?:the |a |an |this |your |our )?(?:\p{L}+ )?(?:outage|fault|bug|problem|issue|defect|leak|error|failure|malfunction|disruption|glitch|breakdown|vulnerability)$/iu;
/** What is done to such a thing, and to nothing that it is in. */
const MENDING = /^(?:fix|solve|resolve|rectify|remedy|patch)$/;

/** "The parcel was left at the desk. It was signed for by …": the one thing before that such a thing is done to. */
export function dealtWith(
  there: readonly Mention[],
  token: ParsedToken,
  document: Document,
  sentence: number,
): Mention | undefined {
  const verb = document.parsed(sentence).tokens[token.head];
  if (token.deprel !== 'nsubj:pass' || verb === undefined) return undefined;
  if (MENDING.test(verb.lemma)) {
    const [fault, ...faults] = distinct(there.filter(({ text }) => FAULTY.test(text)));
    return faults.length === 0 ? fault : undefined;
  }
  if (!DEALING.test(verb.lemma)) return undefined;
  const [first, ...more] = distinct(there.filter(({ text }) => CONSIGNED.test(text)));
  return more.length === 0 && first?.subject === true ? first : undefined;
}

/** Whoever decides together: no thing that is signed or ratified. */
const BODY =
  /^(?:board|committee|council|parliament|panel|jury|cabinet|assembly|commission|court|senate|government|ministry)$/;
/** What is done to a decision, and to none that decides. */
const DECIDING =
  /^(?:adopt|amend|approve|confirm|discuss|implement|publish|ratify|reject|review|revise|sign|submit|table|vet)$/;

/** "The board approved the merger. Shareholders must ratify it.": what a body decided on. */
export function decided(
  there: readonly Mention[],
  token: ParsedToken,
  document: Document,
  sentence: number,
): Mention | undefined {
  const verb = document.parsed(sentence).tokens[token.head];
  if (verb === undefined || !DECIDING.test(verb.lemma)) return undefined;
  const [others, bodies] = [
    there.filter(({ key }) => !BODY.test(key)),
    there.filter(({ key }) => BODY.test(key)),
  ];
  return bodies.some(({ subject }) => subject) && distinct(others).length === 1 ? others[0] : undefined;
}

/** What leads the name of a firm that somebody came from or works for. */
const JOINED =
  /\b(?:join(?:ed)? (?:us |them )?(?:from )?|works? (?:for|at) |worked (?:for|at) |employed (?:by|at) |left )$/;

export function distinct(mentions: readonly Mention[]): Mention[] {
  return mentions.filter((one, at) => mentions.findIndex((other) => isSame(one, other)) === at);
}

/** One name inside another is the same person's: "Ana Ruiz", "Ruiz". */
export const isSame = (one: Mention, other: Mention): boolean =>
  one.key === other.key ||
  (one.person && other.person && (one.key.endsWith(` ${other.key}`) || other.key.endsWith(` ${one.key}`)));
