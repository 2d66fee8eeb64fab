/** Fields that are true or false: `in_stock`, `auto_renew`, `breakfast_included`. */

import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { NEUTRAL, QUALIFYING } from '../words/senses.ts';
import { stateOf, truthOf } from '../words/states.ts';
import { isOfDay } from '../words/word-kinds.ts';
import { type Found, phrasesAt } from './found.ts';

const ON = new Set('enable enabled on active activate activated available'.split(' '));
const OFF = new Set('disable disabled off inactive deactivate deactivated unavailable'.split(' '));
/** `disable_auto_renewal`; what is `on_sale` is switched by nothing. */
const TURNING = /^(?:enabled?|disabled?|activated?|deactivated?)$/;
const isTurn = (word: string): boolean => ON.has(word) || OFF.has(word);
const COPIED = /^(?:is|has|are|have|currently|been)$/;
const MODAL = /^(?:can|may|should|must|could|would|will|need|needs|allow|allows)$/;

/** What may be done is told in the present: "returns were accepted" says that some were. */
const LEAVE = /^(?:allowed|permitted|accepted|supported|included)$/;

/** "Refunds are allowed" of `refunds_allowed: true`: the leave is said, and all of what it is for. */
function isGiven(said: Said, names: readonly string[], at: number): boolean {
  const before = said.bare[at - 1] === 'not' ? said.bare[at - 2] : said.bare[at - 1];
  const things = names.slice(0, -1);
  return (
    said.bare[at] === names.at(-1) &&
    /^(?:is|are)$/.test(before ?? '') &&
    things.every((word) => !QUALIFYING.has(word) && !MODAL.test(word) && said.isNamed(word, at, at + 1))
  );
}

/** "The booking includes breakfast" of `breakfast_included: true`. */
function isHad({ words, bare }: Said, names: readonly string[], at: number): boolean {
  const things = names.slice(0, -1);
  if (names.at(-1) !== 'included' || words[at]!.lemma !== 'include' || words[at]!.form === 'included')
    return false;
  const from = /^(?:the|a|an|free)$/.test(bare[at + 1] ?? '') && bare[at + 1] !== 'free' ? at + 2 : at + 1;
  return things.every((word, i) => bare[from + i] === word && !QUALIFYING.has(word) && !MODAL.test(word));
}

/** "The policy does not cover floods" of a row `{ peril: flood, included: false }` of `cover`. */
const isCovered = ({ words, focus }: Said, names: readonly string[], at: number): boolean =>
  /^(?:included|covered)$/.test(names.join(' ')) &&
  words[at]!.lemma === 'cover' &&
  focus.labels.some((label) => /^(?:covers?|coverages?|perils?|risks?|benefits?)$/.test(label));

/** "A signature is required", "needs an ID" of `signature_required`, `id_required`. */
function isRequired(said: Said, names: readonly string[], at: number): boolean {
  const [last, things] = [names.at(-1) ?? '', names.slice(0, -1)];
  return (
    /^(?:required|needed|mandatory|necessary)$/.test(last) &&
    things.length > 0 &&
    /^(?:require|required|need|needed|mandatory|necessary|obligatory)$/.test(said.words[at]!.lemma) &&
    things.every((word) => !QUALIFYING.has(word) && said.isNamed(word, at, at + 1))
  );
}

/** Words that qualify what stands under them, and as a flag say how the record itself stands: `draft: false`. */
const OF_ITSELF = new Set(
  'draft pending requested required cancelled canceled removed revoked withdrawn duplicate invalid rejected declined refused denied replaced lost'.split(
    ' ',
  ),
);

/**
 * What is so where its opposite is not: of two of which one must be. What is not overdue is not thereby paid, and what
 * was not declined not accepted.
 */
const COMPLEMENT =
  /^(?:un\p{L}+|in(?:active|valid|eligible|complete)|non-?compliant|open|closed?|active|live|enabled?|disabled?|deactivated?|on|off|lock(?:ed)?|available|in-stock|out-of-stock|sell-out|public|private|online|offline|down|valid|healthy|comply|compliant|eligible|absent|present|missing|trust(?:ed)?|stop(?:ped)?|run(?:ning)?)$/u;
/** Of what is none of these it is not known how it stands: what is not suspended may have expired. */
const ONE_OF_SEVERAL =
  /^(?:suspended|blocked|expired|lapsed|revoked|cancelled|canceled|paused|terminated|frozen|archived|deleted|on_hold|pending|draft)$/;

/** A field that is true or false: `in_stock`, `auto_renew`, `mfa.enabled`. */
export function flag(said: Said, field: Field, at: number): Found | undefined {
  const truth = truthOf(field.quote, field.words);
  if (truth === undefined || /^\d/.test(field.quote) || field.quote === 'null' || field.quote === '[]')
    return undefined;
  if (isOfDay(field) && field.quote.toLowerCase() === 'off') return undefined;
  const names = field.name.filter((word) => !COPIED.test(word));
  if (isRequired(said, names, at))
    return { word: at, field, holds: truth === 'yes', kind: 'flag', length: 1 };
  if (names.length > 1 && LEAVE.test(names.at(-1)!))
    return isGiven(said, names, at) || isHad(said, names, at)
      ? { word: at, field, holds: truth === 'yes', kind: 'flag', length: 1 }
      : undefined;
  if (
    names.length === 0 ||
    names.some(
      (word) =>
        word === 'was' ||
        MODAL.test(word) ||
        (QUALIFYING.has(word) && !(names.length === 1 && OF_ITSELF.has(word))),
    )
  )
    return undefined;
  const holds = truth === 'yes';
  const { lemma } = said.words[at];
  // "On 2 April" switches nothing on.
  if (said.bare[at] === 'on' && (said.words[at + 1]?.value ?? -1) >= 0) return undefined;
  if (isCovered(said, names, at)) return { word: at, field, holds, kind: 'flag', length: 1 };
  const form = said.bare[at];
  const places = said.isFullySaid({ ...field, name: [] });
  if (!places) return undefined;
  const joined = names.join('-');
  const state = stateOf(names);
  // "The large payment alert is off": what is switched is read at the word for it.
  const isSwitched = said.bare.some((word) => word === 'on' || word === 'off' || OFF.has(word));
  for (const [phrase, length] of phrasesAt(said, at)) {
    // "Rolled back" of `rollback`.
    if (
      length > 1 &&
      !isSwitched &&
      (phrase === joined || (!phrase.endsWith('-') && phrase.replaceAll('-', '') === joined))
    )
      return { word: at, field, holds, kind: 'flag', length };
    if (state?.says.has(phrase)) return { word: at, field, holds, kind: 'flag', length };
    if (state?.denies.has(phrase))
      return holds || (COMPLEMENT.test(phrase) && !ONE_OF_SEVERAL.test(names.join('_')))
        ? { word: at, field, holds: !holds, kind: 'flag', length }
        : undefined;
  }
  // `mfa_enabled`, `disable_auto_renewal`.
  const turn =
    names.length > 1
      ? names.findIndex((word, i) => (i === names.length - 1 ? isTurn(word) : i === 0 && TURNING.test(word)))
      : -1;
  if (turn >= 0) {
    const switched = ON.has(names[turn]!) ? holds : !holds;
    const named = names.every((word, i) => i === turn || said.isNamed(word) || NEUTRAL.has(word));
    if (!named || !(ON.has(form) || ON.has(lemma) || OFF.has(form) || OFF.has(lemma))) return undefined;
    return { word: at, field, holds: switched === (ON.has(form) || ON.has(lemma)), kind: 'flag', length: 1 };
  }
  if (isHabit(said, names.join(' '), at)) return { word: at, field, holds, kind: 'flag', length: 1 };
  if (names.at(-1) === 'open' && /^(?:closed|shut)$/.test(form))
    return names.slice(0, -1).every((word) => said.isNamed(word))
      ? { word: at, field, holds: !holds, kind: 'flag', length: 1 }
      : undefined;
  if (names.length > 1 || !isDescribing(names[0])) {
    const named = names.every((word) => said.isNamed(word) || NEUTRAL.has(word));
    if (!named) return undefined;
    if (ON.has(lemma) || ON.has(form)) return { word: at, field, holds, kind: 'flag', length: 1 };
    if (OFF.has(lemma) || OFF.has(form)) return { word: at, field, holds: !holds, kind: 'flag', length: 1 };
    if (said.bare.some((word) => ON.has(word) || OFF.has(word))) return undefined;
    const last = names.findIndex((word) => said.canSay(word, at));
    // What is to be had has not happened: "has been livestreamed" of `livestream: true`.
    if (names.length === 1 && /ed$/.test(form) && !/ed$/.test(names[0]!) && said.bare[at - 1] === 'been')
      return undefined;
    return last < 0 ? undefined : { word: at, field, holds, kind: 'flag', length: 1 };
  }
  const [name] = names;
  if (said.canSay(name, at) && !opposite(form, name))
    return { word: at, field, holds, kind: 'flag', length: 1 };
  return opposite(form, name) ? { word: at, field, holds: !holds, kind: 'flag', length: 1 } : undefined;
}

/** "Does not smoke" of `smoker: false`: what somebody is said to do in the present he does as a habit. */
function isHabit({ words, bare, lexicon }: Said, name: string, at: number): boolean {
  const { lemma, form, value } = words[at];
  if (value >= 0 || !/^[a-z]{3,}er$/.test(name) || lexicon.lemma(name) === lemma) return false;
  const present = form === `${lemma}s` || (form === lemma && /^(?:does|do|not)$/.test(bare[at - 1] ?? ''));
  return present && [`${lemma}r`, `${lemma}er`, `${lemma}${lemma.at(-1)}er`].includes(name);
}

/** Whether a name is an adjective or a participle rather than a thing that one has. */
const isDescribing = (name: string): boolean => /(?:ed|en|ble|ive|al|ent|ant|id|line|ful|ous|ic)$/.test(name);

const opposite = (form: string, name: string): boolean =>
  ['un', 'in', 'dis', 'non', 'non-', 'im', 'il', 'ir'].some(
    (prefix) => form === prefix + name || name === prefix + form,
  );
