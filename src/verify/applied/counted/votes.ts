/** Who decided how, by the lines of a text: "Okoye - approve", "QA: approved (T. Vo, 3 Jun)", "2 May, D. Ortiz (manager): Approved." */
import { countOf } from '../../data-answers/answer.ts';
import type { Document } from '../../read/document.ts';
import { objectsOf } from '../../record/read/from-data.ts';
import type { Place, Scene, Shown } from '../asked.ts';

/** What somebody decided, and where that is written. */
interface Vote extends Place {
  readonly who: string;
  readonly role: string;
  readonly how: How;
}

/** `other`: with a condition, or in so many words; `none`: what says nothing of that. */
type How = 'approved' | 'rejected' | 'open' | 'signed' | 'reviewed' | 'other' | 'none';

const LONGEST = 6_000;
const DAY =
  '(?:\\[?(?:\\d{1,2}[./ -](?:\\d{1,2}|\\p{L}{3,9})\\.?(?:[./ -]\\d{2,4})?|\\d{4}-\\d\\d-\\d\\d)(?:[T ,]+\\d{1,2}:\\d\\d(?::\\d\\d)?Z?)?\\]?[,:]? (?:[-–—] )?)?';
const LINE = new RegExp(
  `^(?:[-*•] |\\d{1,2}[.)] )?${DAY}(\\p{L}[\\p{L}.'’ &/-]{1,40}?)(?: \\(([^()]{2,40})\\)|, ([\\p{L} ]{3,30}))?(?:: | [-–—] )([^\\n]{2,120})$`,
  'u',
);
const APPROVED =
  /^(?:approved?|approves|ok|okay|accepted|agreed|signed off|no objections?,? approved|yes|lgtm|cleared)\b/iu;
const REVIEWED = /^reviewed\b/iu;
const SIGNED = /^signed\b/iu;
const REJECTED =
  /^(?:rejected?|rejects|declined?|denied|refused|request(?:s|ed)? changes|changes requested|not approved|no)\b/iu;
const OPEN =
  /^(?:pending|open|waiting|awaiting|outstanding|tbd|still under review|under review|not yet|in review|in progress|signature pending|to be (?:approved|signed)|no (?:answer|response|reply))\b/iu;
/** What leaves open whether the words before it stand. */
const BOUND =
  /\b(?:if|unless|once|after|when|assuming|in principle|condition|conditions|with|for|as soon as|subject to|provided|but|except|conditional|conditionally|only|partly|until|pending|withdrawn|revoked|later|not)\b/iu;

const KNOWN = new WeakMap<Document, readonly Omit<Vote, 'document'>[]>();

/** The decisions that the lines of a text give. */
function votesIn(source: Document): readonly Omit<Vote, 'document'>[] {
  let votes = KNOWN.get(source);
  if (votes === undefined) KNOWN.set(source, (votes = read(source)));
  return votes;
}

function read(source: Document): readonly Omit<Vote, 'document'>[] {
  const { text, structured } = source;
  if (structured) return inData(source);
  if (text.length > LONGEST) return [];
  const found: Omit<Vote, 'document'>[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const start = at;
    at += line.length + 1;
    // "Review log: Chen - approve. Adams - approve."
    const pieces =
      / [-–—] /.test(line) && /[.;] \p{Lu}/u.test(line) ? line.split(/(?<=\p{Ll}[.;]) (?=\p{Lu})/u) : [line];
    for (const vote of underHead(line)) {
      const [sentence] = source.sentencesIn(start + vote.from, start + vote.to);
      if (sentence !== undefined) found.push({ who: vote.who, role: vote.role, how: vote.how, sentence });
    }
    let from = start;
    for (const piece of pieces) {
      const said = piece
        .trim()
        .replace(/[.;]$/, '')
        .replace(/^(?:[\p{L}\d-]+(?: [\p{L}\d-]+){0,4}): (?=\p{Lu}[\p{L}. ]* [-–—] )/u, '');
      const [, who, bracket, behind, what = ''] = LINE.exec(said) ?? [];
      const [sentence] = who === undefined ? [] : source.sentencesIn(from, from + piece.length);
      if (who !== undefined && sentence !== undefined)
        found.push({ who: who.trim(), role: bracket ?? behind ?? '', how: howOf(what) ?? 'none', sentence });
      from += piece.length + 1;
    }
  }
  return found;
}

const HEAD =
  /^\s*(?:[-*•] )?(?:(?<approved>approvals?|approved by|sign-?offs?)|(?<signed>signatures?|signed by)): (?<rest>.+)$/iu;
/** "Finance - M. Adler, 5 Nov": who has put his name, and when. */
const PUT =
  /^(?<who>[\p{L}][\p{L} &/]{1,40}?) (?:[-–—]|\() ?(?<what>(?:\p{Lu}[\p{L}.'’-]*)(?: \p{Lu}[\p{L}.'’-]*){0,2}(?:, (?:on )?\d[\p{L}\d ./:-]{2,20})|(?:pending|open|outstanding|waiting|missing|not yet|tbd)\b.*)\)?$/iu;

/** What names with a day say under a head that tells what they were put for: "Approvals: finance - M. Adler, 5 Nov". */
function underHead(
  line: string,
): readonly (Pick<Vote, 'who' | 'role' | 'how'> & { readonly from: number; readonly to: number })[] {
  const head = HEAD.exec(line)?.groups;
  if (head === undefined) return [];
  const how = head.approved === undefined ? 'signed' : 'approved';
  let at = line.length - head.rest!.length;
  return head.rest!.split(/; /u).flatMap((piece) => {
    const from = at;
    at += piece.length + 2;
    const found = PUT.exec(piece.trim().replace(/[.;]$/u, ''))?.groups;
    if (found === undefined) return [];
    const isOpen = OPEN.test(found.what!) || /^(?:missing|not yet)/iu.test(found.what!);
    const [name = ''] = found.what!.split(', ', 1);
    return [
      {
        who: found.who!.trim(),
        role: isOpen ? '' : name,
        how: isOpen ? ('open' as const) : how,
        from,
        to: from + piece.length,
      },
    ];
  });
}

const LISTS =
  /^(?:approvals?|reviews?|signatures?|sign ?offs?|votes?|decisions?|endorsements?|approvers?|reviewers?|signatories)$/;
const WHO =
  /^(?:by|name|user|approver|reviewer|person|signatory|member|department|team|approved by|signed by)$/;
const ROLE = /^(?:role|title|position|department|team|function)$/;
const DECISION = /^(?:decision|status|state|verdict|vote|outcome|result)$/;
/** What may take a decision back. */
const UNSAFE = /^(?:revoked|withdrawn|expired|conditional|conditions?|superseded|valid)/;
const MOST_OBJECTS = 40;

/** The decisions that rows of data give. */
const inData = (source: Document): readonly Omit<Vote, 'document'>[] =>
  objectsOf(source, MOST_OBJECTS)
    .filter(({ id, labels }) => /\/\d+$/.test(id) && LISTS.test(labels.join(' ')))
    .flatMap(({ own }) => {
      const of = (is: RegExp) => own.filter(({ name }) => is.test(name.join(' ')));
      const [who] = of(WHO);
      const [role] = of(ROLE);
      const decisions = of(DECISION);
      const how = decisions.length === 1 ? howOf(decisions[0]!.quote.replaceAll('_', ' ')) : undefined;
      if (how === undefined || (who ?? role) === undefined || of(UNSAFE).length > 0) return [];
      return [
        { who: who?.quote ?? role!.quote, role: role?.quote ?? '', how, sentence: decisions[0]!.sentence },
      ];
    });

function howOf(what: string): How | undefined {
  const bare = what.replace(/\([^()]*\)/g, '').trim();
  if (OPEN.test(bare)) return 'open';
  if (REJECTED.test(bare) && !/^no objections?/iu.test(bare)) return 'rejected';
  const isSo = APPROVED.test(bare) || SIGNED.test(bare) || REVIEWED.test(bare);
  if (!isSo) return undefined;
  if (BOUND.test(bare) || bare.split(' ').length > MOST_WORDS) return 'other';
  if (REVIEWED.test(bare)) return 'reviewed';
  return SIGNED.test(bare) && !/^signed off/iu.test(bare) ? 'signed' : 'approved';
}

const MOST_WORDS = 6;
const DEED =
  '(approved|reviewed|signed off on|signed off|signed|accepted|cleared|rejected|declined|agreed to)';
const ACTIVE = new RegExp(
  `^(.{2,60}?) (?:has |have |had )?(?:already |both |all )?${DEED}(?: (.{3,80}))?$`,
  'iu',
);
const PASSIVE = new RegExp(
  `^(.{3,80}?) (?:was|were|has been|have been) (?:already )?${DEED} by (?:both )?(.{2,80})$`,
  'iu',
);
const NOT_YET = new RegExp(
  `^(.{2,60}?) (?:has|have) not (?:yet )?${DEED}(?: (.{3,80}?))?(?: yet| so far)?$|^(.{2,60}?) (?:has|have) yet to (?:approve|sign off on|sign off|sign|accept|clear)(?: (.{3,80}))?$`,
  'iu',
);
const SEVERAL =
  /^(at least |only |exactly )?(\p{Ll}+|\d+)(?: of the (\p{Ll}+|\d+))? (?:different )?(?:people|persons|approvers|reviewers|signatories|colleagues|managers|referees|members|departments|teams|editors)$/iu;

/** Where the lines stand by which those whom a statement names decided as it says; undefined for another statement. */
export function decidedByLines(said: string, { documents, lexicon }: Scene): Shown | undefined {
  if (
    !/approv|sign|accept|clear|reject|declin|agree/i.test(said) ||
    / (?:if|unless|or|nobody|nor) /.test(said)
  )
    return undefined;
  const denied = NOT_YET.exec(said);
  const passive = denied === null ? PASSIVE.exec(said) : null;
  const active = denied === null && passive === null ? ACTIVE.exec(said) : null;
  const [who, deed, what] =
    denied !== null
      ? [denied[1] ?? denied[4], 'open', denied[3] ?? denied[5]]
      : passive !== null
        ? [passive[3], passive[2], passive[1]]
        : [active?.[1], active?.[2], active?.[3]];
  if (who === undefined || deed === undefined || (denied === null && /\bnot\b/.test(said))) return undefined;
  for (const [document, source] of documents.entries()) {
    const votes = votesIn(source);
    if (
      votes.every(({ how }) => how === 'none') ||
      TAKEN_BACK.test(source.text) ||
      !isOf(what, source, votes, lexicon)
    )
      continue;
    const found = decide(who, deed.toLowerCase(), votes, source.structured ? '' : source.text);
    if (found !== undefined)
      return {
        places: found.map(({ sentence }) => ({ document, sentence })),
        told: found.map((vote) => `${vote.who}: ${vote.how}`).join(', '),
      };
  }
  return undefined;
}

type Line = Omit<Vote, 'document'>;

/** What takes a decision back. */
const TAKEN_BACK = /\b(?:withdrawn|withdrew|revoked|retracted|rescinded|reversed|overruled|taken back)\b/i;

function decide(
  who: string,
  deed: string,
  votes: readonly Line[],
  text: string,
): readonly Line[] | undefined {
  const isSo = ({ how }: Line): boolean =>
    deed === 'open'
      ? how === 'open'
      : /reject|declin/.test(deed)
        ? how === 'rejected'
        : deed === 'signed' || deed === 'reviewed'
          ? how === deed
          : how === 'approved';
  const [, bound, count, whole] = SEVERAL.exec(who) ?? [];
  const many = count === undefined ? undefined : countOf(count);
  if (many !== undefined) {
    const cast = votes.filter(({ how }) => how !== 'none');
    const own = cast.filter(isSo);
    if (
      new Set(votes.map((vote) => vote.who)).size !== votes.length ||
      cast.some(({ how }) => how === 'other')
    )
      return undefined;
    // A line that was not read may hold one more.
    if ((text.match(/\b(?:approv|sign)(?:e[ds]?|ed)?\b/gi) ?? []).length > own.length) return undefined;
    if (whole !== undefined && countOf(whole) !== cast.length) return undefined;
    return (bound?.toLowerCase().startsWith('at least') ? own.length >= many : own.length === many)
      ? own
      : undefined;
  }
  const names = who.replace(/^both /i, '').split(/,? and (?:by )?|, (?:by )?/);
  const lines = names.map((name) => lineOf(name, votes));
  if (names.length > 4 || lines.some((line) => line === undefined || !isSo(line))) return undefined;
  return lines as Line[];
}

/** The one line of whom a few words name; undefined where there are several, or none. */
function lineOf(name: string, votes: readonly Line[]): Line | undefined {
  const bare = (text: string): string =>
    text
      .toLowerCase()
      .replace(/^(?:the|its|his|her|their|our|\p{Lu}?\p{L}+['’]s) /u, '')
      .replace(/ (?:team|department)$/, '')
      .trim();
  const own = bare(name);
  const found = votes.filter(
    ({ who, role }) =>
      bare(who) === own ||
      bare(role) === own ||
      (/^\p{Lu}/u.test(name) && who.split(' ').at(-1)!.toLowerCase() === own),
  );
  const [only, ...others] = found;
  return others.length === 0 ? only : undefined;
}

const STEM = 5;

/** Whether what is decided on is what the text is about: all of its words stand there, outside the lines of others. */
function isOf(
  what: string | undefined,
  { text }: Document,
  votes: readonly Line[],
  lexicon: Scene['lexicon'],
): boolean {
  if (what === undefined || votes.length === 0) return true;
  // Whom it was decided as, or by what leave, is more than what was decided on.
  if (/ (?:as|for|with|without|on behalf of) (?!publication$)/.test(what)) return false;
  if ((what.match(/\S*\d\S*/g) ?? []).some((number) => !text.includes(number))) return false;
  const all = text.toLowerCase();
  const words = what
    .toLowerCase()
    .replace(/ for publication$/, '')
    .split(/[^\p{L}\d.]+/u)
    .filter(
      (word) =>
        word.length > 2 && !/^(?:the|this|that|its|his|her|their|request|for|with|has|been)$/.test(word),
    );
  return words.every((word) => all.includes(/\d/.test(word) ? word : lexicon.lemma(word).slice(0, STEM)));
}
