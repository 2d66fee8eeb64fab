/** An allowance with what was taken of it: "Leave card, T. Okoye: Entitlement 25, taken 12, booked 5, balance 8." */
import type { Teller, Telling } from '../types.ts';
import { where } from '../where.ts';
import { bare } from '../words.ts';

const ALLOWED = /\b(?:entitlement|entitled|allowance|quota|allotment)\b[ :=]*(\d+(?:\.\d+)?)(?: days?)?/i;
const TAKEN = /\b(?:taken|used)\b[ :=]*(\d+(?:\.\d+)?)(?: days?)?/i;
const LEFT = /\b(?:balance|left|remaining|remainder)\b[ :=]*(\d+(?:\.\d+)?)(?: days?)?/i;
const NAMED = /(\p{Lu}[\p{L}.'\u2019-]*(?: \p{Lu}[\p{L}.'\u2019-]*){1,3}) ?[:,|\u2013-]/u;
const LEAVE = /\b(?:leave|holidays?|vacation)\b/i;

/** How many days of leave somebody has taken, is entitled to, and has left. */
export const allowance: Teller = where([ALLOWED, TAKEN, LEFT], (scene) => {
  const { source, sentence, title, tell } = scene;
  const told = tell(sentence);
  const line = bare(told.text);
  const [allowed, taken, left] = [ALLOWED, TAKEN, LEFT].map((pattern) => pattern.exec(line)?.[1]);
  if ([allowed, taken, left].filter((one) => one !== undefined).length < 2) return [];
  const kind =
    LEAVE.exec(line) ?? LEAVE.exec(title) ?? (source.text.length < 400 ? LEAVE.exec(source.text) : null);
  const { claim } = scene;
  const noun = LEAVE.exec(claim.text.slice(claim.start, claim.end))?.[0] ?? kind?.[0];
  if (kind === null || noun === undefined) return [];
  const before = source.text.slice(
    Math.max(0, source.sentence(sentence).start - 80),
    source.sentence(sentence).start,
  );
  const name = NAMED.exec(line)?.[1] ?? NAMED.exec(before)?.[1] ?? NAMED.exec(`${title}:`)?.[1];
  if (name === undefined) return [];
  const of = [` of ${noun.toLowerCase()}`, ''];
  const texts = of.flatMap((tail) => [
    ...(taken === undefined ? [] : [`${name} has taken ${taken} days${tail}.`]),
    ...(taken === undefined || allowed === undefined
      ? []
      : [
          `${name} has taken ${taken} of ${allowed} days${tail}.`,
          `${name} has taken ${taken} of the ${allowed} days${tail}.`,
        ]),
    ...(allowed === undefined ? [] : [`${name} is entitled to ${allowed} days${tail}.`]),
    ...(left === undefined
      ? []
      : [`${name} has ${left} days${tail} left.`, `${name} still has ${left} days${tail} left.`]),
  ]);
  return texts.map((text): Telling => ({ ...told, text }));
});
