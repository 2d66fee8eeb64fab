/**
 * What all whom a rule is made for must bring, wear or pay, as what is required: "a helmet is required" for "riders must wear a
 * helmet", and the other way about for what is to be paid: "tenants must pay a deposit" for "a deposit is required from all tenants".
 */
import { isServed } from '../../../roles-addressed.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, lower } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const STATE = /\b(?:is|are) (required|needed|mandatory|compulsory|necessary|obligatory)\b/u;
/** A thing and no more than what it is of: what stands behind it else may say where or when it is needed. */
const THING = String.raw`((?:an?|the|their|your|proof|two|three|\d+) )?((?:[\p{L}\d-]+ ){0,3}?[\p{L}\d-]+(?: of [\p{L}\d ]{2,40})?)`;
const MUST_HAVE = new RegExp(
  String.raw`^(You|Everyone|Everybody|(?:All |Every |Each |The )?\p{L}+) (?:must|have to|has to|need to|needs to|(?:is|are) required to) (?:bring|wear|show|present|provide|have|carry|pay|submit|produce|hold) ${THING}(?: at all times)?$`,
  'u',
);
const LEADING = /\b(?:in|on|at|for|from|to|with|when|where|if|before|after|during|by|and|or|only|no)\b/u;
/** Riders and participants are whoever takes part. */
const TAKING_PART =
  /^(?:rider|participant|driver|entrant|competitor|camper|hiker|climber|swimmer|skater|cyclist)$/u;

/** "A helmet is required", "helmets are mandatory for riders". */
function byThing({ text, said, lexicon }: Wording): readonly string[] {
  const found = MUST_HAVE.exec(text);
  const [, state = ''] = STATE.exec(said) ?? [];
  if (found === null || state === '' || isLeftOpen(text)) return [];
  const [, who = '', article = '', thing = ''] = found;
  if (LEADING.test(thing)) return [];
  const one = who.replace(/^(?:All|Every|Each|The) /u, '').toLowerCase();
  const noun = lexicon.lemma(one, 'n');
  const isOfAll = /^(?:you|everyone|everybody)$/u.test(one);
  if (!isOfAll && !isServed(noun) && !TAKING_PART.test(noun)) return [];
  const be = /[^s]s$/u.test(thing.split(' of ')[0]!) ? 'are' : 'is';
  const named = /^(?:their|your) $/u.test(article)
    ? [`${be === 'is' ? (/^[aeiou]/u.test(thing) ? 'An ' : 'A ') : ''}${thing}`, thing]
    : // "A deposit of 500 euros" is a deposit.
      [article + thing, article + thing.replace(/ of \d.*$/u, '')];
  return named.flatMap((name) =>
    ['', ` for ${one}`, ` for all ${one}`, ` from ${one}`].map(
      (of) => `${capital(name)} ${be} ${state}${of}`,
    ),
  );
}

const DUE =
  /^(An? (?:[\p{L}-]+ ){0,2}?(?:deposit|fee|payment|charge|surcharge|prepayment|contribution)(?: of [^,;:]{1,30}?)?) is (?:required|mandatory|compulsory|due|payable) (?:from|of|by|for) (?:all |every |each )?(\p{Ll}+)$/u;

/** "Tenants must pay a deposit". */
function byPayment({ text }: Wording): readonly string[] {
  const [, what, who = ''] = DUE.exec(text) ?? [];
  return what === undefined || isLeftOpen(text) ? [] : [`${capital(who)} must pay ${lower(what)}`];
}

const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const EVERY = new RegExp(String.raw`\b(?:every|each) (${DAY})\b`, 'u');
const ON = new RegExp(String.raw`\bon (${DAY})s\b(?!(?:,| and| or| to| through) )`, 'u');

/** "Every Friday" for "on Fridays", and the other way about. */
function byWeekday({ text, said }: Wording): readonly string[] {
  const [every, on] = [EVERY.exec(said), ON.exec(said)];
  if (every !== null && ON.exec(text)?.[1] === every[1]) return [text.replace(ON, every[0])];
  return on !== null && EVERY.exec(text)?.[1] === on[1] ? [text.replace(EVERY, on[0])] : [];
}

export const THINGS_REQUIRED: readonly Rewriter[] = [
  { of: STATE, from: MUST_HAVE, write: byThing, reorders: true },
  { of: /\bmust pay\b/u, from: DUE, write: byPayment, reorders: true },
  { of: new RegExp(`${EVERY.source}|${ON.source}`, 'u'), write: byWeekday },
];
