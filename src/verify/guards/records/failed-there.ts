/**
 * "Ana paid $12" by `payment: { amount: 12, error: card_declined }`, "the user was created" by `http_status: 403`, "100 rows were
 * imported" by `rows: 100, imported: 60`: what a record says of how it ended, and of how many, is so of the deed it is named for.
 */
import { objectsAt } from '../../record/read/from-data.ts';
import type { Field } from '../../record/record.ts';
import { isUnsettled, truthOf } from '../../record/words/states.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const DONE =
  /\b(?:(?:was|were|been|got) (?:\p{L}+ly |already |also )?(?<deed>\p{L}+(?:ed|en|ent|aid|ade|old|ought|ut))|(?<act>paid|sent|received|bought|transferred|refunded|charged|created|uploaded|updated|deleted|booked|ordered))\b/u;
/** Deeds that come before what a record tells the end of, and statements of that end. */
const BEFORE_END =
  /\b(?:not|never|no|attempted|tried|requested|submitted|initiated|started|placed|filed|assigned|reported|scheduled|opened|queued|declined|failed|rejected|blocked|refused|denied|error|errors|retried|logged|raised|notified)\b|n['’]t\b/iu;
const ERROR =
  /^(?:error|errors|error (?:code|message|type|reason)|failure(?: (?:code|reason|message))?|decline(?: (?:code|reason))?|rejection reason|exception)$/;
const NONE = /^(?:null|none|no|false|0|ok|success|successful|n\/a|-|\[\]|\{\}|)$/i;
const WENT_WELL = /^(?:is )?(?:ok|success|succeeded|successful|captured|processed|executed)$/;
const CODE = /^(?:http )?(?:status|response) code$|^http (?:status|code)$/;
const HOW = /^(?:type|status|code|result)$/;

export const FAILED_THERE: readonly Guard[] = [
  against('negation', 'any', isFailed, { said: () => DONE }),
  against('quantity', 'any', isOtherCount, { said: () => SO_MANY }),
];

/** The fields of the objects that a statement is taken from, of those that they are in, and of how it ended right under them. */
function fieldsOf({ support }: Told): readonly Field[] {
  const found = new Set<Field>();
  for (const { source, sentence } of support.sentences) {
    if (!source.structured) continue;
    const [first, ...above] = objectsAt(source, sentence);
    for (const one of first?.own ?? []) found.add(one);
    for (const { own } of above) for (const one of own) found.add(one);
    const under = `${first?.own[0]?.object ?? ''}/`;
    for (const one of first?.inner ?? [])
      if (/^(?:outcome|result|error)$/.test(one.object.slice(under.length))) found.add(one);
  }
  return [...found];
}

function isFailed(told: Told): boolean {
  const said = textOf(told.reading);
  const { deed, act } = DONE.exec(said)?.groups ?? {};
  const verb = (deed ?? act ?? '').toLowerCase();
  if (verb === '' || BEFORE_END.test(said)) return false;
  const fields = fieldsOf(told);
  return fields.some(tellsFailure) && !fields.some((one) => tells(one, verb));
}

/** Whether a field says that what its record is of went wrong. */
function tellsFailure({ name, path, quote, words }: Field): boolean {
  const called = name.join(' ');
  if (ERROR.test(called)) return !NONE.test(quote.trim()) && !/^\d+$/.test(quote);
  if (CODE.test(called)) return /^[45]\d\d$/.test(quote);
  if (WENT_WELL.test(called)) return quote !== 'null' && truthOf(quote, words) === 'no';
  return HOW.test(called) && /^(?:outcome|result)$/.test(path.at(-1) ?? '') && isUnsettled(words);
}

/** Whether a field says the deed itself: by a moment, a flag or a state. */
function tells({ name, quote, words }: Field, verb: string): boolean {
  const stem = verb.slice(0, Math.max(4, verb.length - 2));
  if (words.some((word) => word === verb)) return true;
  return name.some((word) => word.startsWith(stem)) && !NONE.test(quote) && !/^\d+$/.test(quote);
}

const SO_MANY =
  /^(?:The |All )?(?<many>\d[\d,]*) (?<noun>\p{L}+) (?:was|were|have been|has been) (?<deed>\p{L}+)\b/u;

/** Whether what counts a deed in the record has another number than the statement. */
function isOtherCount(told: Told): boolean {
  const { many, noun, deed } = SO_MANY.exec(textOf(told.reading))?.groups ?? {};
  if (many === undefined) return false;
  const number = many.replaceAll(',', '');
  const counts = fieldsOf(told).filter(
    ({ name, quote }) =>
      /^\d+$/.test(quote) &&
      name.includes(deed!.toLowerCase()) &&
      name.every((word) => word === deed!.toLowerCase() || word === noun!.toLowerCase() || word === 'count'),
  );
  return counts.length > 0 && counts.every(({ quote }) => quote !== number);
}
