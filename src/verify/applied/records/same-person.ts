/** Whether two deeds were one person's: "approved by someone other than the person who claimed it" of "Claimed by: A. Approved by: B". */
import type { Scene, Shown } from '../asked.ts';
import { type Said, sentencesOf } from '../rules/sentences.ts';
import { isSpokenOf } from './spoken-of.ts';

const ROLES: Readonly<Record<string, string>> = {
  requester: 'requested',
  applicant: 'requested',
  approver: 'approved',
  author: 'written',
  writer: 'written',
  reviewer: 'reviewed',
  claimant: 'claimed',
  submitter: 'submitted',
  creator: 'created',
  signer: 'signed',
  checker: 'checked',
  tester: 'tested',
};
const TWO =
  /^The (?<one>\p{Ll}+) and the (?<other>\p{Ll}+) are (?<not>not )?(?:(?<same>(?:one and )?the same person|identical)|two different people|different people|different persons)$/u;
const OTHER =
  /^(?<what>.{2,50}?) (?:was|were|has been|have been) (?<one>\p{L}+) by (?:(?<other>someone other than|another person than|a different person than|someone else than|a person other than|a colleague of)|the same person as|the same person that|the) ?(?:the )?(?:person|one|employee|user|colleague)? ?who (?:had |has )?(?<deed>\p{L}+) (?:it|them)$/u;
const NAME = String.raw`(\p{Lu}[\p{L}'.-]*(?: \p{Lu}[\p{L}'.-]*){0,2})`;

/** Where both are named, as a statement says; undefined for another, and where they are not. */
export function samePerson(said: string, { documents }: Scene): Shown | undefined {
  const two = TWO.exec(said)?.groups;
  const by = two === undefined ? OTHER.exec(said)?.groups : undefined;
  const [first, second, isSame] =
    two === undefined
      ? [by?.one, by?.deed, by?.other === undefined]
      : [ROLES[two.one!], ROLES[two.other!], (two.same !== undefined) === (two.not === undefined)];
  if (first === undefined || second === undefined || first === second) return undefined;
  if (by !== undefined && !isSpokenOf(by.what!, documents)) return undefined;
  const sentences = sentencesOf(documents);
  const [one, other] = [doerOf(first, sentences), doerOf(second, sentences)];
  if (one === undefined || other === undefined || one.place.document !== other.place.document)
    return undefined;
  // "A. Gold" may be Anna Gold.
  const [own, theirs] = [one, other].map(({ name }) => name.split(' ').at(-1)!);
  if (!isSame && own === theirs) return undefined;
  if (isSame && one.name !== other.name) return undefined;
  return { places: [one.place, other.place], told: `${one.name}, ${other.name}` };
}

/** The one person by whom something was done. */
function doerOf(
  deed: string,
  sentences: readonly Said[],
): { readonly name: string; readonly place: Said } | undefined {
  const done = new RegExp(
    String.raw`(?<!\p{L}|to be |not |not yet |will be |never |must be |can be )${deed} by:? ${NAME}(?<more>,? and |,? or | \/ )?`,
    'giu',
  );
  const found = sentences.flatMap((place) =>
    [...place.text.matchAll(done)].map((one) => ({ name: one[1]!, more: one.groups!.more, place })),
  );
  const [only, ...others] = found;
  return only === undefined || others.length > 0 || only.more !== undefined || !/^\p{Lu}/u.test(only.name)
    ? undefined
    : only;
}
