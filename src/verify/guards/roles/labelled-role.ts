/**
 * "P. Lund inspected the counter at the branch that A. Weiss manages" by "inspector A. Weiss" and "branch manager P. Lund": who does
 * what a label of another says.
 */
import { originOf } from '../../context/retold.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const NAME = String.raw`(?<!\p{L})\p{Lu}(?:\.|[\p{L}'\u2019-]{1,30})(?: (?:\p{Lu}\.|\p{Lu}[\p{L}'\u2019-]{1,30})){0,2}`;
/** A label of who does something right before his name: "inspector A. Weiss", "Manager: Ann Lee". */
const LABELLED = new RegExp(String.raw`\b(?<label>\p{L}{3,20}(?:er|or|ist)):? (?<name>${NAME})`, 'gu');
/** Somebody and the verb of what he does or did. */
const DOES = new RegExp(
  String.raw`(?<name>${NAME})(?:,? who)? (?:has |had |also |then )?(?<verb>\p{Ll}{4,20})`,
  'gu',
);
const ENDING = /(?:er|or|ist)$/u;
/** Letters by which a verb and the noun of who does it are one. */
const STEM = 4;

export const LABELLED_ROLE: Guard = against('role', 'english', isOfOther);

const lastOf = (name: string): string => name.trim().split(' ').at(-1)!;
const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(ENDING, '')
    .replace(/(?:ing|ed|es|s|e)$/u, '');
const isOfRole = (label: string, verb: string): boolean => {
  const [one, other] = [stemOf(label), stemOf(verb)];
  return (
    one.length >= STEM && other.length >= STEM && (one === other || one === other.replace(/(.)\1$/u, '$1'))
  );
};

/** Whether a statement has somebody do what only another is labelled for in the sources of its support. */
function isOfOther({ reading, support: { sentences }, score }: Told): boolean {
  if (score === Number.POSITIVE_INFINITY) return false;
  const done = [...textOf(reading).matchAll(DOES)].map(({ groups }) => groups!);
  if (done.length === 0) return false;
  const sources = new Set(sentences.map(({ source }) => originOf(source)));
  const labels = [...sources].flatMap(({ text, structured }) =>
    structured || text.length > LONGEST ? [] : [...text.matchAll(LABELLED)].map(({ groups }) => groups!),
  );
  return done.some(({ name, verb }) => {
    const own = labels.filter(({ label }) => isOfRole(label!, verb!));
    return (
      own.length > 0 &&
      own.every((one) => lastOf(one.name!) !== lastOf(name!)) &&
      labels.some((one) => lastOf(one.name!) === lastOf(name!))
    );
  });
}

/** Characters of a source that is looked through. */
const LONGEST = 12_000;
