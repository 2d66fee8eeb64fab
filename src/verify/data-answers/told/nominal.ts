/**
 * Deeds told by their nouns, and of nobody: "No discount has been entered on VI-4409", "Confirmation of the visit on 5 May is
 * still outstanding", "Nobody has yet approved the release". The data has a flag that says so, or nothing yet in its place.
 */
import type { Lexicon } from '../../../text/lexicon/index.ts';
import type { Field } from '../../record/record.ts';
import { type DataAnswer, type Form, nameOf } from '../answer.ts';
import type { Subject } from '../subject.ts';
import { adjunctsOf } from './adjuncts.ts';
import { toldOf } from './deeds.ts';
import { type Reference, refer } from './refer.ts';
import { thingsOf } from './things.ts';

const NONE =
  /^No (.+?) (?:has|have) (?:yet )?been (?:made|carried out|entered|given|granted|recorded|issued|done|noted)(?: yet)?(?: (?:on|for|in|to|under) (.+))?$/;
const OPEN = /^(.+?) (?:is|are) (?:still )?(?:outstanding|pending|to come|missing|open)$/;
const NOBODY = /^(?:Nobody|No one) has (?:yet )?(\p{L}+(?: for)?) (.+?)(?: yet)?$/u;
const SO_NOT = /^(?:null|unset|false|no|)$/;

/** "No discount has been entered on VI-4409": there is none, by a field of that name. */
export const noneMade: Form = (said, subject, { lexicon }) => {
  const [, noun, where] = NONE.exec(said) ?? [];
  if (noun === undefined) return undefined;
  const at = where === undefined ? undefined : refer(where, subject);
  if (where !== undefined && at === undefined) return undefined;
  const scope = at?.thing ?? thingsOf(subject).find(({ focus }) => focus.id === '');
  // "No payment of the bonus has been made": of what stands in the data by that name.
  if (where === undefined) {
    const of = nounOf(noun, subject, lexicon);
    if (of !== undefined) return of;
  }
  if (scope === undefined) return undefined;
  const fields = scope.focus.own.filter((field) => isNoun(field, noun, lexicon));
  const [only, ...others] = fields;
  if (only === undefined || others.length > 0 || !SO_NOT.test(only.quote)) return undefined;
  return answer([...(at?.cells ?? []), only]);
};

/** A field of what a noun says: `discount`, or `valve_replaced` for a valve replacement. */
function isNoun(field: Field, noun: string, lexicon: Lexicon): boolean {
  const name = nameOf(field);
  const said = noun.toLowerCase();
  if (name === said) return /^(?:null|unset|)$/.test(field.quote);
  const words = said.split(' ');
  return (
    name.replace(/ (?:at|on)$/, '').split(' ').length === words.length &&
    words.every((word, at) => {
      const own = name.split(' ')[at]!;
      return at < words.length - 1 ? own === word : isNounOf(word, own, lexicon);
    })
  );
}

/** Whether a noun is of a deed: "payment" of "paid". */
export function isNounOf(noun: string, deed: string, lexicon: Lexicon): boolean {
  const stem = noun.replace(/(?:ication|ation|ment|sion|tion|ion|al|ing|ance|ure|y)$/, '');
  if (stem === noun || stem.length < 3) return false;
  const verb = lexicon.lemma(deed, 'v');
  return (
    verb === stem ||
    verb === `${stem}e` ||
    verb === `${stem}t` ||
    verb === `${stem}te` ||
    verb === `${stem}d` ||
    verb === `${stem}y`
  );
}

/** "Confirmation of the visit", "payment of the bonus": not done, of the thing that it is of. */
function nounOf(said: string, subject: Subject, lexicon: Lexicon): DataAnswer | undefined {
  const [, noun, of] = /^(?:the )?(\p{L}+) of (.+)$/iu.exec(said) ?? [];
  if (noun === undefined || of === undefined) return undefined;
  const found = referDated(of, subject);
  const flag = found?.thing.focus.own.filter((field) =>
    isNounOf(noun.toLowerCase(), nameOf(field).replace(/ (?:at|on)$/, ''), lexicon),
  );
  if (found === undefined || flag?.length !== 1 || !SO_NOT.test(flag[0]!.quote)) return undefined;
  return answer([...found.cells, flag[0]!]);
}

/** "Confirmation of the visit on 5 May is still outstanding." */
export const stillOpen: Form = (said, subject, { lexicon }) => {
  const what = OPEN.exec(said)?.[1];
  return what === undefined ? undefined : nounOf(what, subject, lexicon);
};

/** "Nobody has yet approved the release that was asked for in March." */
export const nobodyDid: Form = (said, subject, { lexicon }) => {
  const [, deed, what] = NOBODY.exec(said) ?? [];
  const found = what === undefined ? undefined : referDone(what, subject, lexicon);
  const told = found && toldOf(found.thing, deed!, lexicon);
  if (found === undefined || told === undefined || told.length === 0) return undefined;
  if (told.some(({ how }) => how === 'done')) return undefined;
  return answer([...found.cells, ...told.map(({ field }) => field)]);
};

/** "The visit on 5 May": a thing by its own day. */
export function referDated(words: string, subject: Subject): Reference | undefined {
  const found = refer(words, subject);
  if (found !== undefined) return found;
  const at = / (?:on|of|at) (?=(?:\d|\p{Lu}))/gu;
  for (const one of words.matchAll(at)) {
    const thing = refer(words.slice(0, one.index), subject);
    const days = thing?.thing.focus.own.filter((field) => /^(?:date|on|at|day)$/.test(nameOf(field))) ?? [];
    const told = days.map((field) => ({ field, how: 'done', by: 'day' }) as const);
    const when = words.slice(one.index).trim().replace(/^of/, 'on');
    const cells = thing && adjunctsOf(when, 'date', thing.thing, told);
    if (thing !== undefined && cells !== undefined) return { ...thing, cells: [...thing.cells, ...cells] };
  }
  return undefined;
}

/** "The nebuliser lent to Family Ribeiro on 10 January", "the release that was asked for in March": a thing by what was done to it. */
export function referDone(words: string, subject: Subject, lexicon: Lexicon): Reference | undefined {
  const found = referDated(words, subject);
  if (found !== undefined) return found;
  const parts = words.split(' ');
  for (let at = 1; at < parts.length; at++) {
    const rest = parts
      .slice(at)
      .join(' ')
      .replace(/^(?:that|which) (?:was|were|has been|have been) /, '');
    const thing = refer(parts.slice(0, at).join(' '), subject);
    if (thing === undefined) continue;
    for (const many of [2, 1]) {
      const deed = rest.split(' ').slice(0, many).join(' ');
      const told = toldOf(thing.thing, deed, lexicon).filter(({ how }) => how === 'done');
      const added =
        told.length > 0
          ? adjunctsOf(rest.split(' ').slice(many).join(' '), deed, thing.thing, told)
          : undefined;
      if (added !== undefined)
        return {
          ...thing,
          cells: [...thing.cells, ...told.map(({ field }) => field), ...added],
        };
    }
  }
  return undefined;
}

const answer = (cells: readonly Field[]): DataAnswer => ({
  cells: [...new Set(cells)],
  derivation: [...new Set(cells)].map((field) => `${nameOf(field)} ${field.quote}`).join(', '),
});
