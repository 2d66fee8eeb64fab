/** How old somebody is, by the day of birth and the day of the data: "The applicant is over 18." */
import type { Scene, Shown } from '../asked.ts';
import { called, onlyMoment, TODAY } from '../facts.ts';
import { isSpokenOf } from '../records/spoken-of.ts';
import { sentencesOf } from '../rules/sentences.ts';

const AGE =
  /^(The \p{Ll}+|\p{Lu}[\p{L} .'’-]{1,40}) (?:is|was) (over|under|at least|older than|younger than|not yet|above|below|already) (?:the age of )?(\d{1,3})(?: years (?:old|of age))?(?: (?:at the time of|on the day of|when) .{3,40})?$/u;
const OTHER =
  /^(?:guardian|parent|mother|father|spouse|partner|child|children|dependant|dependent|contact|witness|owner|representative|co applicant|guarantor|beneficiary|insured|driver)$/;
const BORN = /^(?:date of birth|birth date|birthdate|dob|born(?: on)?)$/;

/** Where the day of birth and the day of the data stand that make somebody so old. */
export function oldEnough(said: string, { documents }: Scene): Shown | undefined {
  const [, who, how, years] = AGE.exec(said) ?? [];
  if (
    how === undefined ||
    !isSpokenOf(who!, documents) ||
    called(documents, /^(?:age|died|date of death)$/).length > 0
  )
    return undefined;
  const [born, today] = [onlyMoment(documents, BORN), onlyMoment(documents, TODAY)];
  if (born === undefined || today === undefined) return undefined;
  // The guardian's birthday is not the applicant's.
  const holder = born.fact.field.path.at(-1);
  if (holder !== undefined && OTHER.test(holder) && !said.toLowerCase().includes(holder)) return undefined;
  const months = today.moment.month - born.moment.month - (today.moment.date < born.moment.date ? 1 : 0);
  const age = Math.floor(months / 12);
  const bound = Number(years);
  const isEven = age === bound && months % 12 === 0 && today.moment.date === born.moment.date;
  const holds =
    how === 'at least' || how === 'already'
      ? age >= bound
      : /^(?:over|older than|above)$/.test(how)
        ? age >= bound && !isEven
        : age < bound;
  return holds
    ? {
        places: [born.fact, today.fact],
        told: `${today.fact.field.quote} − ${born.fact.field.quote} = ${age} years`,
      }
    : undefined;
}

const MEETS =
  /^(.{3,50}?) (meets|satisfies|has reached|is above|does not meet|has not reached|is below) the (?:minimum|required|legal) (?:driving |drinking |entry )?age(?: (?:requirement|limit))?(?: of (\d{1,2}))?(?: years)?$/u;
const LEAST =
  /\b(?:at least|minimum age(?: is| of|:)?|(?:aged|be)) (\d{1,2})\b(?: years| or (?:over|older))?|\b(\d{1,2}) (?:years )?(?:or (?:over|older|above))\b|\b(\d{1,2})\+/iu;

/** "The driver meets the minimum age" of a rule that sets one, and a driver who is so old. */
export function ofTheAge(said: string, scene: Scene): Shown | undefined {
  const [, who, how, years] = MEETS.exec(said) ?? [];
  if (who === undefined) return undefined;
  const rules = sentencesOf(scene.documents).flatMap((one) => {
    const [, ...found] = (/\bage|\bold\b|\bolder\b/i.test(one.text) && LEAST.exec(one.text)) || [];
    const bound = found.find((each) => each !== undefined);
    return bound === undefined || /\b(?:except|unless|if|with)\b/i.test(one.text) ? [] : [{ ...one, bound }];
  });
  const [rule, ...others] = rules;
  if (rule === undefined || others.some(({ bound }) => bound !== rule.bound)) return undefined;
  if (years !== undefined && years !== rule.bound) return undefined;
  const is = /not|below/.test(how!) ? 'under' : 'at least';
  const found = scene.ask(`${who} is ${is} ${rule.bound} years old.`);
  const isOther = found?.places.some(
    (place) => place.document !== rule.document || place.sentence !== rule.sentence,
  );
  return found !== undefined && isOther
    ? {
        places: [rule, ...found.places],
        told: [rule.text, found.told].filter((one) => one !== '').join('; '),
      }
    : undefined;
}
