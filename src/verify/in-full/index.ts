/**
 * Evidence said in full: short texts whose notes leave out a subject or a verb ("Allergic to penicillin.", "Two bedrooms, no lift."),
 * whose lists of names say who voted how, or whose writer tells of himself, with the sentences put in that a careful reader
 * puts in. A statement is read against them in every way that there is, and what is found so is cited by what stands there.
 */
import type { Lexicon } from '../../text/lexicon/index.ts';
import { lazily } from '../../text/once.ts';
import { ITEM, PROSE } from '../../text/scan.ts';
import { type Expanded, type ExpandedSources, expanded, expandedSources } from '../carry/expanded.ts';
import type { Part, Sources } from '../case.ts';
import { capital } from '../context/tellings/words.ts';
import { isAlike } from '../match/alike.ts';
import type { Document } from '../read/document.ts';
import type { OpenSource } from '../read/source.ts';
import { authorOf } from './author.ts';
import { biddenBy } from './bids.ts';
import { clausesIn } from './clauses.ts';
import { ageIn, clinical, planned } from './clinical.ts';
import { finding, readState } from './findings.ts';
import { isFragment, opensOfSubject, saidByFragment } from './fragments.ts';
import { isOfProposals, isTakenBack, isUnderOtherLabel, underOtherHeads } from './heads.ts';
import { saidByLabel } from './labels.ts';
import { askedOf, toldOf } from './letters.ts';
import { ofLife } from './life.ts';
import { ofSheet } from './sheet.ts';
import { calledIn, type Subject, subjectOf } from './subject.ts';
import { inOtherTurns } from './turns.ts';
import { type Speaking, type Spoken, speakingIn, spokenAt } from './voices.ts';
import { attendanceIn, votesIn } from './votes.ts';

/** Characters and sentences of a text that is said in full, at the most, and characters that are put in behind one sentence. */
const LONGEST = 4_000;
/** A line or two is read as it stands: what is left out there nothing tells. */
const SHORTEST = 160;
const LEAST_SENTENCES = 4;
const MOST_SENTENCES = 60;
const MOST_BEHIND = 4_000;
/** Share of a statement that all sentences together account for, for it to be read against more of them. */
const LEAST_SAID = 0.3;

/** The sources with those of them said in full that the best sentences of a part stand in; undefined where none leaves anything out. */
export function inFull(
  part: Part,
  sources: Sources,
  open: readonly OpenSource[],
  lexicon: Lexicon,
): ExpandedSources | undefined {
  const { text, start, end, language, question } = part.reading;
  if (language !== 'en' || question || part.scattered < LEAST_SAID) return undefined;
  const said = text.slice(start, end);
  const found = new Map<number, Expanded>();
  for (const document of new Set(part.sentences.slice(0, MOST_BEST).map((one) => one.document))) {
    const one = open[document]?.evidence;
    const title = one === undefined || one.type === 'faulty' ? undefined : one.title;
    const alone = sources.documents.length === 1;
    const own = toldInFull(sources.documents[document]!, said, { title, alone, lexicon });
    if (own !== undefined && mayTell(own, part)) found.set(document, own);
  }
  return expandedSources(part, sources, found, lexicon);
}

/** Whether a sentence that was put in has enough of a statement's words to tell it. */
const mayTell = ({ document, isPutIn }: Expanded, { units }: Part): boolean => {
  const { text, scan } = document;
  for (let at = 0; at < scan.sentenceCount; at++)
    if (isPutIn(at) && isAlike(text.slice(scan.sentenceStart[at], scan.sentenceEnd[at]), units)) return true;
  return false;
};

/** Sentences of a statement's best whose sources are said in full. */
const MOST_BEST = 6;

const known = new WeakMap<Document, Map<string, Expanded | null>>();

interface Standing {
  readonly title: string | undefined;
  readonly alone: boolean;
  readonly lexicon: Lexicon;
}

/** A text said in full, with its subject and writer as a statement calls them. `alone`: there is no other that may be of the same thing. */
function toldInFull(
  origin: Document,
  said: string,
  { title, alone, lexicon }: Standing,
): Expanded | undefined {
  const { text, structured, scan, language } = origin;
  if (structured || text.length > LONGEST || text.length < SHORTEST) return undefined;
  if (scan.sentenceCount > MOST_SENTENCES || scan.sentenceCount < LEAST_SENTENCES) return undefined;
  if (!(language === 'en' || language === 'other') || isOfProposals(text)) return undefined;
  const subject = alone ? subjectOf(origin) : undefined;
  const speaking = speakingIn(origin, said, authorOf(title, lexicon));
  const turns = speaking === undefined ? turnsIn(origin, said) : undefined;
  const who = subject === undefined ? undefined : (calledIn(said, subject, lexicon) ?? subject.plain);
  const { me, we, you } = speaking ?? {};
  const voices = (turns ?? []).map((turn) => turn && `${turn.speaking.me?.name}/${turn.speaking.you?.name}`);
  const key = [alone, who, me?.name, we?.name, you?.name, ...voices].join('|');
  let all = known.get(origin);
  if (all === undefined) known.set(origin, (all = new Map()));
  const ready = all.get(key);
  if (ready !== undefined) return ready ?? undefined;
  const pieces = piecesOf(origin, { subject, who, speaking, turns, alone, lexicon });
  const told = pieces.size === 0 ? undefined : expanded(origin, pieces, lexicon);
  if (all.size < MOST_KEPT) all.set(key, told ?? null);
  return told;
}

/** Ways to call the subject of a text for which it is kept said in full. */
const MOST_KEPT = 6;

interface Told {
  readonly subject: Subject | undefined;
  readonly who: string | undefined;
  readonly speaking: Speaking | undefined;
  /** Of a text of several who speak, what each sentence says and who says it; undefined where the text has one. */
  readonly turns: readonly (Spoken | undefined)[] | undefined;
  readonly alone: boolean;
  readonly lexicon: Lexicon;
}

/** What each sentence says as part of somebody's turn; undefined where a claim calls none of those who speak. */
function turnsIn(origin: Document, said: string): readonly (Spoken | undefined)[] | undefined {
  const all = Array.from({ length: origin.scan.sentenceCount }, (_, at) => spokenAt(origin, at, said));
  return all.some((one) => one !== undefined) ? all : undefined;
}

/** What is put in behind each sentence that leaves something out. */
function piecesOf(origin: Document, told: Told): Map<number, string> {
  const { text, scan } = origin;
  const found = new Map<number, string[]>();
  const add = (sentence: number, sentences: readonly string[]): void => {
    if (sentences.length > 0) found.set(sentence, [...(found.get(sentence) ?? []), ...sentences]);
  };
  const others = underOtherHeads(text);
  for (let sentence = 0; sentence < scan.sentenceCount; sentence++) {
    if (![PROSE, ITEM].includes(scan.sentenceKind[sentence]) || origin.sentence(sentence).question) continue;
    const at = scan.sentenceStart[sentence];
    if (others.some(({ start, end }) => at >= start && at < end)) continue;
    const turn = told.turns?.[sentence];
    const said =
      turn === undefined
        ? saidBy(text.slice(at, scan.sentenceEnd[sentence]), told)
        : saidBy(turn.text, { ...told, speaking: turn.speaking });
    add(sentence, told.who === undefined ? said : said.map((one) => agreeing(one, told.who!)));
  }
  for (const { at, sentences } of [...votesIn(text), ...attendanceIn(text)]) {
    const [sentence] = origin.sentencesIn(at, at + 1);
    if (sentence !== undefined) add(sentence, sentences);
  }
  return new Map(
    [...found].map(
      ([sentence, sentences]) => [sentence, upTo(MOST_BEHIND, [...new Set(sentences)])] as const,
    ),
  );
}

const MANY = /^(?:They|(?:The|These|Our) (?:\p{L}+ ){0,2}\p{L}+[^sui]s)$/u;
const ONE_TO_MANY: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };

/** "The shoes weigh 290 grams": a sentence of what a claim calls by its plural. */
function agreeing(sentence: string, who: string): string {
  if (!MANY.test(who) || !sentence.startsWith(`${who} `)) return sentence;
  const [verb = '', ...rest] = sentence.slice(who.length + 1).split(' ');
  const own = ONE_TO_MANY[verb] ?? (/[^s]s$/u.test(verb) ? verb.slice(0, -1) : verb);
  return [who, own, ...rest].join(' ');
}

function upTo(most: number, sentences: readonly string[]): string {
  let out = '';
  for (const sentence of sentences) {
    if (out.length + sentence.length > most) break;
    out += out === '' ? sentence : ` ${sentence}`;
  }
  return out;
}

/** What leaves open whether what a fragment says is so. */
const OPEN =
  /\b(?:if|unless|whether|\?|tbc|tba|perhaps|possibly|maybe|planned|expected|provisional(?:ly)?|suspected|likely|probable|query)\b|[?"\u201c]/iu;
/** "Mother: diabetes." */
const OF_RELATIVE =
  /^(?:family\b.*|(?:mother|father|wife|husband|sister|brother|son|daughter|partner|parents))(?::| )/iu;
const FAMILY =
  /\b(?:mother|father|wife|husband|sister|brother|son|daughter|family|partner|parents?|uncle|aunt|grand\p{L}+)\b/iu;

function saidBy(sentence: string, told: Told): readonly string[] {
  const line = sentence
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[.;,]+$/u, '');
  if (line.length < 3 || line.length > LONGEST_LINE) return [];
  const own = plainly(line, told);
  // A sentence as its writer tells it of himself has the same clauses.
  own.push(...[line, ...(told.speaking === undefined ? [] : own.slice(0, 1))].flatMap(clausesIn).map(closed));
  const turns = [line, ...own].flatMap((one) => inOtherTurns(one.replace(/[.]$/u, ''))).map(closed);
  return turns.length === 0 ? own : [...own, ...turns];
}

function plainly(line: string, { subject, who, speaking, alone, lexicon }: Told): string[] {
  const own: string[] = [];
  if (speaking !== undefined)
    own.push(...[...toldOf(line, speaking), ...askedOf(line, speaking)].map(closed));
  // What a fragment leaves out another source may deny.
  if (OPEN.test(line) || !alone || OF_RELATIVE.test(line) || isUnderOtherLabel(line) || isTakenBack(line))
    return own;
  if (speaking?.me === undefined) own.push(...biddenBy(line, lexicon).map(closed));
  const labelled = saidByLabel(line);
  own.push(...labelled.map(closed));
  const isLabelled = LABELLED.test(line);
  const bodies = subject?.kind === 'person' && isLabelled ? [line, line.replace(LABELLED, '')] : [line];
  if (subject?.kind === 'person' && who !== undefined)
    own.push(
      ...[
        ...clinical(line, who),
        ...planned(line, who),
        ...ofLife(line, who),
        ...readState(line, possessive(who)),
      ].map(closed),
    );
  const of = { subject, who, lexicon, isLabelled };
  for (const statement of new Set(bodies.flatMap((body) => body.split(/; /u))))
    own.push(...ofStatement(statement, of).map(closed));
  return own;
}

interface Noted extends Pick<Told, 'subject' | 'who' | 'lexicon'> {
  readonly isLabelled: boolean;
}

/** What one statement of a note says, as a whole and piece by piece. */
function ofStatement(statement: string, { subject, who, lexicon, isLabelled }: Noted): readonly string[] {
  const pieces = withNouns(statement.replace(/ \([^()]*\)/gu, '').split(/, (?:and )?/u));
  const isNote = lazily(() => isFragment(pieces[0]!) || isFragment(statement));
  const behind = saidBehind(pieces, lexicon);
  if (behind.length > 0 && !isNote()) return isFragment(pieces[1]!) ? behind : [];
  // What follows a noun behind a comma may be told of that: "Cholesterol 242, raised".
  const parallel = opensOfSubject({ text: pieces[0]!, who, kind: subject?.kind, lexicon });
  // "Price 79 euros, now 59 euros": the first is so no longer.
  const whole = CHANGED.test(statement) || (isLabelled && subject?.kind !== 'person');
  return [...new Set([statement, ...(whole ? [] : pieces)])].flatMap((piece) => {
    if (FAMILY.test(piece)) return [];
    const ofWhole = piece === statement || piece === pieces[0] || parallel;
    const said = inItsSubject(piece, subject, who, ofWhole, lexicon);
    // A sentence is parsed only where it would say something as a note.
    return said.length > 0 && isNote() && (piece === statement || isFragment(piece)) ? said : [];
  });
}

const CHANGED = /, (?:now|later|then|since|reduced|lately|instead)\b/iu;
const AMOUNT = /^[$\u20ac\u00a3]\d[\d.,]*(?: (?:per|a|an|each) .+)?$/u;

/** "Parking in Mill Field, £2 per car": a bare amount is of the noun before it. */
const withNouns = (pieces: readonly string[]): readonly string[] =>
  pieces.map((piece, at) => {
    const noun =
      at === 0 || !AMOUNT.test(piece)
        ? undefined
        : /^((?:\p{L}+ )?\p{L}+?)(?: (?:in|on|at|behind|by|near|from) .+)?$/u.exec(pieces[at - 1]!)?.[1];
    return noun === undefined ? piece : `${noun} ${piece}`;
  });

/** "Two applications came in, interviews on 16 October": what stands behind a statement of its own noun. */
const saidBehind = (pieces: readonly string[], lexicon: Lexicon): readonly string[] =>
  pieces.length !== 2
    ? []
    : saidByFragment({ text: capital(pieces[1]!), who: undefined, kind: undefined, lexicon });

const LABELLED = /^\p{Lu}[\p{L}/ ]{1,24}: (?=\p{L})/u;
const possessive = (who: string): string => (who === 'He' ? 'His' : who === 'She' ? 'Her' : `${who}'s`);
const LONGEST_LINE = 400;
const closed = (text: string): string => `${capital(text).replace(/[.;,]+$/u, '')}.`;

function inItsSubject(
  piece: string,
  subject: Subject | undefined,
  who: string | undefined,
  ofWhole: boolean,
  lexicon: Lexicon,
): readonly string[] {
  const text = piece.trim().replace(/[.;,]+$/u, '');
  if (text.length < 3) return [];
  const general = saidByFragment({ text, who: ofWhole ? who : undefined, kind: subject?.kind, lexicon });
  if (subject === undefined || who === undefined) return general;
  if (subject.kind === 'thing') return [...ofSheet(text, who, who), ...general];
  const whose = possessive(who);
  return [...ageIn(text, who), ...clinical(text, who), ...finding(text, whose), ...general];
}
