/**
 * How a thing of data stands, said as a sentence: "Item 4, the car port, was not accepted because it is not on the schedule" of
 * `{ id: 4, what: car port, accepted: false, reason: not on schedule }`. The words before the verb must stand for one thing of the
 * data, and all that comes behind it be told by that thing.
 */
import type { Lexicon } from '../../../text/lexicon/index.ts';
import { readValues } from '../../../text/values/index.ts';
import type { Field } from '../../record/record.ts';
import { type DataAnswer, type Form, nameOf } from '../answer.ts';
import type { Subject } from '../subject.ts';
import { adjunctsOf } from './adjuncts.ts';
import { type Told, toldOf } from './deeds.ts';
import { referDone } from './nominal.ts';
import { type Reference, refer } from './refer.ts';
import { entriesOf } from './things.ts';

const VERB = / (?:(is|are|was|were|stands)|(has|have|had) (not )?(?:yet |already |now )?been) /g;
const BEHIND = /^(?:(not |still not |not yet )|(?:still |already |now |only |so far )?)(.+)$/;
/** What makes more, or less, of a claim than one statement. */
const OPEN =
  /\b(?:if|unless|until|would|could|should|might|(?<!\d )may(?! \d)|must|will|shall|never|nobody|every|each|all|any|both|either|or|who|which)\b|:(?!\d)|[;?"“”]/i;

/** A thing with what is said of it. */
export const standsSo: Form = (said, subject, { lexicon }) => {
  if (OPEN.test(withoutReason(said))) return undefined;
  return halves(said).reduce<DataAnswer | undefined>((found, half, at) => {
    if (at > 0 && found === undefined) return undefined;
    const one = passive(half, subject, lexicon) ?? active(half, subject, lexicon);
    return one && (found === undefined ? one : joined(found, one));
  }, undefined);
};

const withoutReason = (said: string): string => said.replace(/ because .*$/, '');

const joined = (one: DataAnswer, other: DataAnswer): DataAnswer => ({
  cells: [...one.cells, ...other.cells],
  derivation: `${one.derivation}; ${other.derivation}`,
});

const JOINT =
  /,? (?:and|but|while|although|whereas) (?=(?:the |no )?[\p{L}\d]+.*? (?:is|are|was|were|has|have|stands) )/u;

/** The statements of a claim that joins two, each with a subject of its own. */
function halves(said: string): readonly string[] {
  const at = JOINT.exec(withoutReason(said));
  if (at === null) return [said];
  const [first, second] = [said.slice(0, at.index), said.slice(at.index + at[0].length)];
  if (!/ (?:is|are|was|were|has|have|stands) /.test(first)) return [said];
  const [, noun] = /^(?:The |the )?(\p{Ll}+)\b/u.exec(first) ?? [];
  // "The request for a high floor …, while the one for a cot …".
  return [first, noun === undefined ? second : second.replace(/^the one\b/, `the ${noun}`)];
}

/** Words of a deed, at the most. */
const MOST_WORDS = 3;

function passive(said: string, subject: Subject, lexicon: Lexicon): DataAnswer | undefined {
  for (const verb of said.matchAll(VERB)) {
    const [, is, , not] = verb;
    const found = referDone(said.slice(0, verb.index), subject, lexicon);
    if (found === undefined) continue;
    const [, denied, rest = ''] = BEHIND.exec(said.slice(verb.index + verb[0].length)) ?? [];
    const isDenied = (not ?? denied) !== undefined;
    const answer =
      predicated(found, rest, isDenied, is === undefined, lexicon) ??
      (isDenied ? undefined : entered(found, rest, is ?? '', subject, lexicon));
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** The fields by which a thing stands as the words behind the verb say. */
export function predicated(
  { thing, cells }: Reference,
  predicate: string,
  denied: boolean,
  perfect: boolean,
  lexicon: Lexicon,
): DataAnswer | undefined {
  const [, first, second, who] = /^(\p{L}+) and (\p{L}+)(?: for)? (by .+)$/u.exec(predicate) ?? [];
  if (first !== undefined) {
    const both = [first, second].map((one) =>
      predicated({ thing, cells }, `${one} ${who}`, denied, perfect, lexicon),
    );
    return both[0] && both[1] && joined(both[0], both[1]);
  }
  const words = predicate
    .replace(/ (?:yet|so far|already)$/, '')
    .replace(/^an? (\p{L}+) one$/u, '$1')
    .split(' ');
  for (let many = Math.min(MOST_WORDS, words.length); many > 0; many--) {
    const deed = words.slice(0, many).join(' ');
    const told = toldOf(thing, deed, lexicon);
    if (told.length === 0 || !told.every(({ how }) => isSo(how, denied, perfect))) continue;
    const added = adjunctsOf(words.slice(many).join(' '), deed, thing, told);
    if (added !== undefined) return answerOf(cells, told, added);
  }
  return undefined;
}

/** How a thing stood by the one entry of its history that tells it; the last where no day is told. */
function entered(
  { thing, cells }: Reference,
  predicate: string,
  verb: string,
  subject: Subject,
  lexicon: Lexicon,
): DataAnswer | undefined {
  const entries = entriesOf(thing, subject);
  const answers = entries.map((entry) =>
    predicated({ thing: entry, cells }, predicate, false, false, lexicon),
  );
  const found = answers.filter((one) => one !== undefined);
  const isDated = readValues(predicate, 'en').some(({ kind }) => kind === 'date' || kind === 'datetime');
  const isLast = answers.at(-1) !== undefined;
  if (found.length !== 1 || (!isLast && (!isDated || verb === 'is' || verb === 'are'))) return undefined;
  return found[0];
}

/** What has no value yet has not been done; that it "was not" says more. */
const isSo = (how: Told['how'], denied: boolean, perfect: boolean): boolean =>
  how === 'open' ? denied && perfect : (how === 'not done') === denied;

function answerOf(cells: readonly Field[], told: readonly Told[], added: readonly Field[]): DataAnswer {
  const all = [...new Set([...cells, ...told.map(({ field }) => field), ...added])];
  return { cells: all, derivation: all.map((field) => `${nameOf(field)} ${field.quote}`).join(', ') };
}

const ACTIVE = /^(.+?) (?:(?:has|have) (?:already )?)?(\p{L}+(?:ed|t|d|n|id|ook|ave)) ((?:the |an? )?.+)$/u;

/** "Ops cancelled AQ 233 on 14 July": it was cancelled by them. */
function active(said: string, subject: Subject, lexicon: Lexicon): DataAnswer | undefined {
  const [, who, deed, rest] = ACTIVE.exec(said) ?? [];
  if (who === undefined || deed === undefined || rest === undefined) return undefined;
  const words = rest.split(' ');
  for (let many = words.length; many > 0; many--) {
    const found = refer(words.slice(0, many).join(' '), subject);
    if (found === undefined) continue;
    const behind = words.slice(many);
    for (const added of [
      ['by', who, ...behind],
      [...behind, 'by', who],
    ]) {
      const predicate = [deed, ...added].join(' ');
      const answer =
        predicated(found, predicate, false, false, lexicon) ??
        entered(found, predicate, '', subject, lexicon);
      if (answer !== undefined) return answer;
    }
  }
  return undefined;
}
