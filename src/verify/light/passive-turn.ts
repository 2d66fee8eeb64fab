/**
 * What somebody addressed may do, or the house will do, in the passive of the evidence: "You can cancel your booking
 * online" of "Bookings can be cancelled online", "We'll refund the deposit within 5 days" of "The deposit is refunded within 5 days".
 */
import { gather } from '../../text/gather.ts';
import { participleOf } from '../../text/inflect.ts';
import { matchesOf } from '../../text/matches.ts';
import type { Reading } from '../../text/reading.ts';
import { placesOf } from '../otherwise/places.ts';
import type { Document } from '../read/document.ts';
import { passiveOfObject } from './passive-of-object.ts';
import type { Untopical } from './topic.ts';

/** Longest source that is searched for passives, in characters. */
const LONGEST = 20_000;
const ACTIVE =
  /^(?:you|we)(?<modal> can(?:not|['’]t)?| may(?: not)?| must(?: not)?| will(?: not)?|['’]ll| won['’]t) (?:(?:also|always|only) )?(?<verb>\p{Ll}{3,})(?: (?:your|the|our|a|an|any|all) (?<thing>(?:\p{Ll}+ ){0,2}?\p{Ll}+))??(?<rest>| (?:free|online|up|within|at|by|until|before|after|in|on|for|from|with|without|via|once|any|through)\b.*)$/iu;
const PASSIVE =
  /(?<=^|[.!?] |\n)(?<subject>(?:(?:The|All|Each|Any|A|An|Our|Your) )?(?:\p{L}+ ){0,2}?(?<thing>\p{L}+)) (?<modal>can|cannot|can not|may|may not|must|must not|will|will not|is|are) be(?:en)? (?<deed>\p{Ll}+)\b(?! by \p{L})|(?<=^|[.!?] |\n)(?<whole>(?:(?:The|All|Each|Any|A|An|Our|Your) )?(?:\p{L}+ ){0,2}?(?<object>\p{L}+)) (?<be>is|are) (?<done>\p{Ll}+(?:ed|en|nt|id|de|ld|ut))\b(?! by \p{L})/gu;

/** A claim of "you" or "we" in the passive that the evidence has; it counts only where that is proved. */
export function inPassive(claim: Reading, documents: readonly Document[]): readonly Untopical[] {
  if (claim.language !== 'en' || claim.question) return [];
  const said = claim.text.slice(claim.start, claim.end).replace(/[.!]+$/, '');
  const active = ACTIVE.exec(said)?.groups;
  const byPhrases = active === undefined ? [] : asTheEvidence(claim, said, active, documents);
  return byPhrases.length > 0 ? byPhrases : ofObject(claim, said, documents);
}

/** The statement with the subject that the one passive of the evidence has. */
function asTheEvidence(
  claim: Reading,
  said: string,
  active: Readonly<Record<string, string>>,
  documents: readonly Document[],
): readonly Untopical[] {
  const participle = participleOf(active.verb!);
  const texts = documents.map(({ text, structured }) => (structured || text.length > LONGEST ? '' : text));
  const modal = plainModal(active.modal!);
  // What may be done is done by those whom the text is for.
  if (/^we/i.test(said) && /^(?:can|may)$/.test(modal)) return [];
  const found = gather(texts, (text) =>
    matchesOf(text, PASSIVE).flatMap(({ groups }) => {
      const { subject, thing, deed, whole, object, done, be } = groups!;
      if (!isDeed(deed ?? done, participle)) return [];
      const named = (thing ?? object)!;
      const same = active.thing === undefined || isSame(named, active.thing.split(' ').at(-1)!);
      if (!same) return [];
      if (be !== undefined)
        return modal === 'will' && TIMED.test(active.rest!) ? [`${whole} ${be} ${done}${active.rest}`] : [];
      return plainModal(groups!.modal!) === modal
        ? [`${subject} ${groups!.modal} be ${deed}${active.rest}`]
        : [];
    }),
  );
  const told = new Set(found);
  if (told.size !== 1) return [];
  const [text = ''] = told;
  const shift = claim.start + said.length - active.rest!.length - (text.length - active.rest!.length);
  const about = texts.map((one) => one !== '');
  return [
    {
      text: `${text}.`,
      at: (offset) => Math.max(claim.start, Math.min(claim.end - 1, offset + shift)),
      about,
      foreign: about.map((one) => !one),
      turned: true,
    },
  ];
}

/** The statement in the passives of the evidence that have its object for their subject. */
function ofObject(claim: Reading, said: string, documents: readonly Document[]): readonly Untopical[] {
  if (!/^you /i.test(said)) return [];
  const found = documents.map(({ text, structured }) =>
    structured || text.length > LONGEST ? [] : passiveOfObject(said, text),
  );
  const texts = [...new Set(found.flat())];
  if (texts.length > MOST_TURNED) return [];
  return texts.map((text) => {
    const about = found.map((own) => own.includes(text));
    const foreign = about.map((one) => !one);
    return { text: `${text}.`, at: placesOf(text, said, claim.start), about, foreign, turned: true };
  });
}

/** Passives of one statement that are tried, at the most. */
const MOST_TURNED = 3;

/** `within 5 days`: what is so of each case, and of no state. */
const TIMED = /\b(?:within|after|by|before|every|each)\b/i;

const plainModal = (modal: string): string =>
  modal
    .trim()
    .toLowerCase()
    .replace('’', "'")
    .replace(/^'ll$/, 'will')
    .replace(/^won't$/, 'will not')
    .replace(/^(?:can't|can not)$/, 'cannot');

/** "Cancelled" is "canceled". */
const isDeed = (one: string | undefined, other: string): boolean =>
  one?.replace(/lled$/, 'led') === other.replace(/lled$/, 'led');

const isSame = (one: string, other: string): boolean =>
  one.toLowerCase().replace(/s$/, '') === other.toLowerCase().replace(/s$/, '');
