/**
 * Claims about data said again as the data has it: without the name of what it is of, by who has a role in it, or as two
 * statements that say together what the claim says. Each must then be carried as it stands.
 */
import { capital } from '../context/tellings/words.ts';
import { subjectMeant } from '../data-answers/subject.ts';
import type { Document } from '../read/document.ts';
import { doneByOwner } from './owner-deeds.ts';
import { withoutOwner } from './whose.ts';

/** Longest claim that is said again, in characters, and ways to say it. */
const LONGEST = 200;
const MOST_WAYS = 6;

/** Statements that say together what a claim says, each way by itself; none where no source is data of one thing. */
export function dataTurns(text: string, documents: readonly Document[]): readonly (readonly string[])[] {
  if (text.length > LONGEST) return [];
  const said = text.trim().replace(/(?<![.\s])[.\s]+$/, '');
  const ways = documents.flatMap((_, source) => {
    const subject = subjectMeant(said, source, documents);
    if (subject === undefined) return [];
    return [...[withoutOwner, doneByOwner].map((turn) => turn(said, subject))].filter(
      (way) => way.length > 0,
    );
  });
  const carried = byCarrier(said);
  const often = [...chargedOften(said, documents), ...cameBack(said, documents)];
  return [
    ...ways,
    ...(carried.length > 0 && documents.some(({ structured }) => structured) ? [carried] : []),
    ...often,
  ]
    .slice(0, MOST_WAYS)
    .map((way) => way.map((one) => `${one}.`));
}

const DELIVERED = /^(.+?) (was|has been) delivered by ([\p{Lu}][\p{L}\d&. -]*?)( on [^,;]+)?$/u;
const DELIVERS =
  /^([\p{Lu}][\p{L}\d&.-]*(?: [\p{Lu}][\p{L}\d&.-]*)*) delivered ((?:the |this |order |parcel |shipment )[^,;]*?)( on [^,;]+)?$/u;

/** "DHL delivered the order": it was delivered, and DHL is its carrier. */
function byCarrier(said: string): readonly string[] {
  const passive = DELIVERED.exec(said);
  const active = passive === null ? DELIVERS.exec(said) : null;
  const [what, who, day = ''] =
    passive === null ? [active?.[2], active?.[1], active?.[3]] : [passive[1], passive[3], passive[4]];
  if (what === undefined || who === undefined) return [];
  return [`${capital(what)} was delivered${day}`, `The carrier is ${who}`];
}

const OFTEN =
  /^(?:The (?:card|customer|account|client) was charged (twice|three times|four times|\d+ times) for (?:the )?(\p{Ll}+ [\p{L}\d-]+)|(\p{Lu}\p{Ll}+ [\p{L}\d-]+) was charged (twice|three times|four times|\d+ times))( on [^,;]+)?$/u;
/** What tells how a charge ended, or that it did not last. */
const UNDONE =
  /\b(?:status|state|outcome|result|fail\w*|declin\w*|refund\w*|revers\w*|void\w*|cancel\w*|pending|authori[sz]\w*)\b/i;
const TIMES: ReadonlyMap<string, string> = new Map([
  ['twice', 'two'],
  ['three times', 'three'],
  ['four times', 'four'],
]);

/** "Order O-55 was charged twice": there are two charges for it, of those that are listed. */
function chargedOften(said: string, documents: readonly Document[]): readonly (readonly string[])[] {
  const [, first, what, other, often, day = ''] = OFTEN.exec(said) ?? [];
  const times = first ?? often;
  const thing = what ?? other?.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  if (
    times === undefined ||
    thing === undefined ||
    !documents.some(({ text }) => /\bcharges?\b|\bcharge id\b|charge_id/i.test(text))
  )
    return [];
  // A charge that failed or was taken back is none.
  if (documents.some(({ text }) => UNDONE.test(text))) return [];
  const count = TIMES.get(times) ?? times.split(' ', 1)[0]!;
  return [[`There are ${count} charges for ${thing}${day}`]];
}

const CAME_BACK = /^(.{4,80}?) came back (\p{Ll}[\p{Ll} -]{2,20})$/u;

/** "The check came back clear": it is clear, by the data that has its result. */
function cameBack(said: string, documents: readonly Document[]): readonly (readonly string[])[] {
  const [, what, how] = CAME_BACK.exec(said) ?? [];
  if (what === undefined || !documents.some(({ structured }) => structured)) return [];
  const several = /^(?:All|Both|Two|Three|Four|Five|No|None|Most)\b/.test(what) || / and /.test(what);
  return [[`${what} ${several ? 'were' : 'was'} ${how}`], [`${what} ${several ? 'are' : 'is'} ${how}`]];
}
