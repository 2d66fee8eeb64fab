/** What must be so before something may be done, told from either end: "not before it is signed", "only after". */

import { agreed } from '../../../../text/inflect.ts';
import { capital } from '../words.ts';
import { BARRED, lowered, type Main, mainOf } from './clause.ts';
import { withoutTurns } from './needs.ts';
import type { Rewriter, Wording } from './types.ts';

const ALLOWED = /^((?:may|can|must|shall|will|(?:is|are) (?:allowed|permitted|able) to|(?:is|are) to)\b )/u;
const FIRST = /^(.+?) (before|until|unless) (.+)$/u;
const ONLY_AFTER = /^(.*?)\bonly (?:(.+?) )?(after|once|when|if) (.+)$/u;
const COUNTED =
  /^(?:\d|the \d|one|two|three|four|five|six|seven|eight|nine|ten|noon|midnight|monday|tuesday|wednesday|thursday|friday|saturday|sunday)/i;

/** What may be done, and what must be so first. */
interface Gate {
  readonly subject: string;
  readonly plural: boolean;
  readonly modal: string;
  /** The verb and what hangs on it; with "be" before a participle. */
  readonly deed: string;
  readonly first: string;
  readonly mark: 'before' | 'until' | 'unless' | 'after' | 'once' | 'when' | 'if';
}

/** The main clause of a gate: where the parse takes the clause behind for it, that of what stands before the mark. */
function gatedMain(text: string): Main | undefined {
  const main = mainOf(text);
  if (main !== undefined && FIRST.test(main.predicate)) return main;
  const [, before = '', mark, first] = FIRST.exec(text) ?? [];
  const own = mark === undefined ? undefined : mainOf(before);
  return own === undefined ? main : { ...own, predicate: `${own.predicate} ${mark} ${first}` };
}

function gateOf(text: string): Gate | undefined {
  const main = gatedMain(text);
  if (main === undefined || main.lead !== '') return undefined;
  const none = /^No (.+)$/u.exec(main.subject);
  const barred = none === null ? BARRED.exec(main.predicate)?.[0] : '';
  if (barred !== undefined) {
    const found = FIRST.exec(main.predicate.slice(barred.length));
    if (found === null || COUNTED.test(found[3]!) || /\b(?:and|or|unless|only)\b/.test(found[1]!))
      return undefined;
    const helped = none === null ? (/^(?:is|are) not $/u.test(barred) ? 'be ' : '') : '';
    const deed =
      helped + found[1]!.replace(/^(?:is|are|may be|can be|will be|must be|shall be) (?=[a-z])/u, 'be ');
    const subject = none === null ? main.subject : none[1]!;
    const modal = /^(?:do|does|will|is not$|are not$)/.test(barred.trim()) || barred === '' ? '' : 'may';
    return { subject, plural: main.plural, modal, deed, first: found[3]!, mark: found[2] as Gate['mark'] };
  }
  const allowed = ALLOWED.exec(main.predicate)?.[1] ?? '';
  const found = ONLY_AFTER.exec(main.predicate.slice(allowed.length));
  if (found === null || COUNTED.test(found[4]!)) return undefined;
  const said = `${found[1]}${found[2] ?? ''}`.trim().replace(/^(?:is|are) (?=[a-z])/u, 'be ');
  if (said === '') return undefined;
  const modal = /^(?:must|shall|will)/.test(allowed) || allowed === '' ? '' : 'may';
  return {
    subject: main.subject,
    plural: main.plural,
    modal,
    deed: said,
    first: found[4]!,
    mark: found[3] as Gate['mark'],
  };
}

const UNTIL: ReadonlySet<string> = new Set(['before', 'until', 'after', 'once', 'when']);

/** "May start only after the permit is signed" for "must not start before the permit is signed". */
function byGate({ text, said }: Wording): readonly string[] {
  const gate = gateOf(text);
  if (gate === undefined) return [];
  const timed = UNTIL.has(gate.mark);
  const { subject, plural, deed, first } = gate;
  const who = capital(withArticle(subject, text, said));
  const own = /\b(?:only|not|cannot|no|must)\b/iu.test(said);
  if (!own) return [];
  const marks = timed ? ['after', 'once', 'when'] : ['if'];
  const mark = marks.find((one) => new RegExp(String.raw`\bonly (?:[^,;]+ )?${one}\b`, 'iu').test(said));
  const be = plural ? 'are' : 'is';
  const plain = deed.startsWith('be ') ? `${be} ${deed.slice(3)}` : finite(deed, plural);
  const texts: string[] = [];
  if (mark !== undefined) {
    const after = first.replace(/^(?:the )?(?=having )/u, '');
    for (const modal of ['may', 'can', 'must', 'is allowed to', 'are allowed to', ''])
      if (said.includes(modal))
        texts.push(
          `${who} ${modal === '' ? plain : `${modal} ${deed}`} only ${mark} ${after}`,
          modal === ''
            ? `${who} ${onlyBefore(plain)} ${mark} ${after}`
            : `${who} ${modal} only ${deed} ${mark} ${after}`,
        );
    return texts;
  }
  for (const before of timed ? ['before', 'until'] : ['unless'])
    if (new RegExp(String.raw`\b${before}\b`, 'iu').test(said))
      for (const barred of [
        'must not',
        'may not',
        'cannot',
        'can not',
        'is not allowed to',
        'are not allowed to',
      ])
        if (said.includes(barred)) texts.push(`${who} ${barred} ${deed} ${before} ${first}`);
  if (/ is not | are not | does not | do not /.test(said))
    for (const before of timed ? ['before', 'until'] : ['unless'])
      texts.push(
        deed.startsWith('be ')
          ? `${who} ${be} not ${deed.slice(3)} ${before} ${first}`
          : `${who} ${plural ? 'do' : 'does'} not ${deed} ${before} ${first}`,
      );
  if (!timed && /^No /.test(said) && plural) {
    const one = `No ${lowered(subject).replace(/([^s])s$/, '$1')} ${finite(deed, false).replace(/^be\b|^is be\b/, 'is')}`;
    texts.push(`${one} unless ${first}`);
  }
  const needed = timed
    ? neededFirst(first, said, `${lowered(subject)} ${plain}`, `${lowered(subject)} may ${deed}`)
    : [];
  return [...texts, ...needed, ...shownFor(gate, said)];
}

/** "No application" is any application: "an application" where the claim has it so. */
function withArticle(subject: string, text: string, said: string): string {
  if (!/^No /.test(text)) return subject;
  const article = /^(?:an?|the|any|every|each) /iu.exec(said)?.[0].toLowerCase();
  return article === undefined || /s$/.test(subject) ? subject : `${article}${subject}`;
}

const onlyBefore = (plain: string): string => plain.replace(/^((?:is|are) )?/u, (be) => `${be}only `);

function finite(deed: string, plural: boolean): string {
  const [verb = '', ...rest] = deed.split(' ');
  return [
    agreed(
      verb.replace(/(?<=[a-z])s$/, (s) => (plural ? '' : s)),
      plural || /s$/.test(verb),
    ),
    ...rest,
  ].join(' ');
}

const DONE = /^(.+?) (?:has|have|is|are) (?:been )?([a-z]+(?:ed|en|n|t|id))\b(.*)$/u;

/** "The permit must be signed before work starts". */
function neededFirst(first: string, said: string, plain: string, may: string): readonly string[] {
  const done = DONE.exec(first);
  if (done === null || !/\b(?:must|has to|have to|needs? to)\b/.test(said)) return [];
  const must = /\b(?:must|has to|have to|needs? to)\b/.exec(said)![0];
  const [, what = '', participle, rest = ''] = done;
  return ['be', 'have been'].flatMap((be) =>
    [plain, may, may.replace(' may ', ' can ')].map(
      (after) => `${capital(what)} ${must} ${be} ${participle}${rest} before ${after}`,
    ),
  );
}

const SHOWING =
  /^.+? (?:shows?|presents?|has|have|holds?|provides?|produces?|brings?|carr(?:y|ies)|gives?|submits?|supplies|supply|hands? in) ((?:an?|the|their|his|her|its|proof|written|valid) [^,;]+|[a-z]+)$/u;

/** "Without a receipt" for "unless the customer shows a receipt". */
function shownFor({ subject, plural, deed, first, mark }: Gate, said: string): readonly string[] {
  const shown = mark === 'unless' || mark === 'if' ? SHOWING.exec(first)?.[1] : undefined;
  if (shown === undefined || !/\bwithout\b/.test(said)) return [];
  return withoutTurns({ subject, plural, deed, thing: shown }, said);
}

const DONE_ONLY = /\b(is|are) (?:only )?([a-z]+) (?:only )?(after|once|when|if)\b/u;

/** "Payment is released only after it is checked" for "we do not release payment before it is checked". */
function byOurs({ text, said, lexicon }: Wording): readonly string[] {
  const gate = gateOf(text);
  const done = /\bonly\b/.test(said) ? DONE_ONLY.exec(said) : null;
  if (gate === undefined || done === null || !/^we$/i.test(gate.subject)) return [];
  const [verb = '', ...rest] = gate.deed.split(' ');
  const [, be, participle = '', mark] = done;
  if (rest.length === 0 || rest.length > 4 || lexicon.lemma(participle, 'v') !== lexicon.lemma(verb, 'v'))
    return [];
  if (/^(?:if)$/.test(mark!) !== (gate.mark === 'unless' || gate.mark === 'if')) return [];
  return [`${capital(rest.join(' '))} ${be} ${participle} only ${mark} ${gate.first}`];
}

export const GATES: readonly Rewriter[] = [
  { of: /\b(?:only|not|cannot|no|must|without|needs? to|has to|have to)\b/i, write: byGate },
  { of: DONE_ONLY, write: byOurs },
];
