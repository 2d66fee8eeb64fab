/** Whether somebody is of an age, of a note that has it: "the passenger is a minor" of "Passenger: Lea Horn, age 15". */
import type { Scene, Shown } from '../asked.ts';
import { type Said, sentencesOf } from '../rules/sentences.ts';

const WHO = '(?:The \\p{Ll}+|\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?|She|He)';
const MINOR = new RegExp(
  `^(?<who>${WHO}) is (?<not>not )?(?:a minor|under age|underage|not of age|under 18)$`,
  'u',
);
const ADULT = new RegExp(`^(?<who>${WHO}) is (?<not>not )?(?:an adult|of age|of legal age|over 17)$`, 'u');
const ENOUGH = new RegExp(
  `^(?<who>${WHO}) is (?:(?<not>not )?old enough|(?<young>too young))(?: (?:to|for) .{3,40})?$`,
  'u',
);
const AGE = /\b(?:aged?:? (\d{1,3})|(\d{1,3}) years old|(\d{1,3})-year-old)\b/iu;
const LEAST =
  /^(?:The )?[Mm]inimum age(?: is|:)? (\d{1,3})$|\b(?:must be|have to be) at least (\d{1,3})(?: years old)?$|\bfrom the age of (\d{1,3})$/u;
const OF_AGE = 18;

/** Where the age stands, as a statement says; undefined for another, and where it is otherwise. */
export function agesNoted(said: string, { documents }: Scene): Shown | undefined {
  const [minor, adult, enough] = [MINOR, ADULT, ENOUGH].map((form) => form.exec(said)?.groups);
  const found = minor ?? adult ?? enough;
  if (found === undefined) return undefined;
  const sentences = sentencesOf(documents);
  const least = enough === undefined ? undefined : onlyIn(sentences, LEAST);
  if (enough !== undefined && least === undefined) return undefined;
  const ages = onlyIn(
    sentences.filter((one) => one !== least?.place),
    AGE,
  );
  if (ages === undefined || !isOf(found.who!, ages.place.text)) return undefined;
  const isOld = ages.number >= (least?.number ?? OF_AGE);
  const saysOld = (minor === undefined && found.young === undefined) === (found.not === undefined);
  return isOld === saysOld
    ? {
        places: [ages.place, ...(least === undefined ? [] : [least.place])],
        told: `${ages.number} / ${least?.number ?? OF_AGE}`,
      }
    : undefined;
}

/** The one number of a form. */
function onlyIn(
  sentences: readonly Said[],
  form: RegExp,
): { readonly place: Said; readonly number: number } | undefined {
  const found = sentences.flatMap((place) => {
    const all = [...place.text.matchAll(new RegExp(form.source, `${form.flags}g`))];
    return all.map((one) => ({ place, number: Number(one.slice(1).find((group) => group !== undefined)) }));
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Whether a note is of whom a statement names: the role that is its label, or the name. */
function isOf(who: string, text: string): boolean {
  if (/^(?:She|He)$/u.test(who)) return true;
  const role = /^The (\p{Ll}+)$/u.exec(who)?.[1];
  return role === undefined ? text.includes(who) : new RegExp(`^(?:The )?${role}\\b`, 'iu').test(text);
}
