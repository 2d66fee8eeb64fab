/** Whoever a letter turns away: "Mr Falk did not get the job" of a letter to him that offers it to another. */
import type { Scene, Shown } from '../asked.ts';
import { sentencesOf } from '../rules/sentences.ts';

const NOT_TAKEN =
  /^(?:(?<who>The (?:applicant|candidate)|\p{Lu}[\p{L}.' -]{1,40}?) (?:was not (?:hired|selected|chosen|successful|offered the (?:job|position|role|post|place)|accepted|appointed)|(?:did not|didn't) get the (?:job|position|role|post|place)|was (?:rejected|turned down|unsuccessful)|(?:has been|was) (?:rejected|turned down) for the (?:job|position|role|post))|(?<whose>\p{Lu}[\p{L}.' -]{1,40}?)['’]s? application (?:was|has been) (?:rejected|unsuccessful|turned down|declined|not successful)|The application (?:was|has been) (?:rejected|unsuccessful|turned down|declined))(?: for the .{2,40})?$/u;
const TURNED_AWAY =
  /\b(?:offer(?:ed)? (?:the|this) (?:position|job|role|post|place) to (?:another|a different|someone|somebody)|(?:will|are) not (?:be )?(?:moving|proceeding|going|move|proceed|go) (?:forward|ahead|further)? ?with your application|your application (?:was|has been|is) (?:not successful|unsuccessful|rejected|declined|not been successful)|application has not been successful|(?:unable|not able) to offer you|cannot offer you|decided not to (?:proceed|continue|go ahead|offer you)|(?:chosen|selected|decided (?:on|for)|gone with) (?:another|a different) (?:candidate|applicant)|you (?:were|have) not (?:been )?(?:selected|chosen|successful)|not be able to consider you)\b/iu;
const LONGEST = 4_000;

/** Where the letter stands that turns somebody away; undefined for another statement, and where none does. */
export function turnedAway(said: string, { documents }: Scene): Shown | undefined {
  const found = NOT_TAKEN.exec(said)?.groups;
  if (found === undefined) return undefined;
  const name = found.who ?? found.whose;
  for (const one of sentencesOf(documents)) {
    if (!TURNED_AWAY.test(one.text) || /\b(?:if|unless|(?<!\d )may(?! \d)|might|could)\b|\?/iu.test(one.text))
      continue;
    const { text } = documents[one.document]!;
    if (text.length > LONGEST) continue;
    const [, greeted] =
      /\bDear (?:(?:Mr|Mrs|Ms|Dr)\.? )?(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*)/u.exec(text) ?? [];
    if (isOfName(name, greeted)) return { places: [one], told: '' };
  }
  return undefined;
}

/** Whether a letter is to whom a statement names. */
function isOfName(name: string | undefined, greeted: string | undefined): boolean {
  if (name === undefined || /^The (?:applicant|candidate)$/u.test(name)) return greeted !== undefined;
  const own = name.replace(/^(?:Mr|Mrs|Ms|Dr)\.? /u, '').split(' ');
  const theirs = greeted?.split(' ') ?? [];
  return (
    own.length > 0 &&
    own.at(-1) === theirs.at(-1) &&
    (own.length === 1 || theirs.length === 1 || own[0] === theirs[0])
  );
}
