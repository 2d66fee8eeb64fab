/** What is asked for beside what has come: "all required documents have been submitted", "the permit is still missing". */
import type { Scene, Shown } from '../asked.ts';
import { type Said, sentencesOf } from '../rules/sentences.ts';

const ALL =
  /^All (?:of )?(?:the )?(?:required|requested|necessary|needed|ordered|listed)? ?(?<things>documents|papers|items|forms|files|records|attachments|goods|articles|parts|certificates|materials) (?:have been|were|are) (?:submitted|received|provided|handed in|sent|delivered|uploaded|there|present|complete|attached|included)$/u;
const COMPLETE =
  /^The (?<things>shipment|delivery|application|file|order|parcel|submission|dossier|documentation) (?:is|was) (?<not>in|not )?complete$/u;
const MISSING =
  /^(?:The |A |An )?(?<what>\p{L}[\p{L}\d' -]{2,50}?) (?:is|are|was|were) (?:still )?(?:missing|outstanding|not (?:yet )?(?:received|submitted|there|provided|included|delivered)|lacking)(?: from the .{3,30})?$|^(?:The |A |An )?(?<other>\p{L}[\p{L}\d' -]{2,50}?) (?:has|have) not (?:yet )?been (?:submitted|received|provided|handed in|sent|delivered|uploaded)(?: yet)?$|^Only (?:the )?(?<only>\p{L}[\p{L}\d' -]{2,50}?) (?:is|are) (?:still )?missing$/u;
const WANTED =
  /^(?:(?:Documents|Items|Papers) )?(?:Required|Requested|Needed|Ordered|Checklist|To be submitted|Order(?: \S*\d\S*)?)(?: documents| items| papers)?: (?<list>.+)$/iu;
const GIVEN =
  /^(?:(?:Documents|Items|Papers) )?(?:Received|Submitted|Provided|Uploaded|Handed in|Delivered|Delivery(?: note)?|Shipped|Packed|Packing list(?: \S*\d\S*)?|In the box|Attached)(?: documents| items| papers)?(?: (?:so far|on [^:]{3,20}))?: (?<list>.+)$/iu;
/** What leaves open whether a list is all. */
const OPEN =
  /\b(?:etc|or|and more|optional|if|other|including|for example|e\.g|not|partly|pending|expired|rejected|damaged)\b|\.\.\.|…|\?/iu;

interface List extends Said {
  readonly items: readonly string[];
}

/** Where both lists stand that are as a statement says; undefined for another, and where they are not. */
export function requiredAndGiven(said: string, { documents }: Scene): Shown | undefined {
  const all = ALL.exec(said);
  const complete = COMPLETE.exec(said)?.groups;
  const missing = MISSING.exec(said)?.groups;
  if (all === null && complete === undefined && missing === undefined) return undefined;
  const sentences = sentencesOf(documents);
  const [wanted, given] = [listOf(sentences, WANTED), listOf(sentences, GIVEN)];
  if (wanted === undefined || given === undefined) return undefined;
  const rest = wanted.items.filter((item) => !given.items.includes(item));
  const what = named(missing?.what ?? missing?.other ?? missing?.only ?? '');
  const holds =
    missing === undefined
      ? (rest.length === 0) === (complete?.not === undefined)
      : rest.includes(what) && (missing.only === undefined || rest.length === 1);
  return holds
    ? { places: [wanted, given], told: rest.length === 0 ? 'none missing' : `missing: ${rest.join(', ')}` }
    : undefined;
}

/** The one list under a head. */
function listOf(sentences: readonly Said[], head: RegExp): List | undefined {
  const lists = sentences.flatMap((one): List[] => {
    const list = head.exec(one.text.replace(/[.;]\s*$/u, ''))?.groups?.list;
    if (list === undefined || OPEN.test(list)) return [];
    return [{ ...one, items: list.split(/, (?:and )?|; | and /u).map(named) }];
  });
  const [only, ...others] = lists;
  return others.length === 0 ? only : undefined;
}

const named = (item: string): string =>
  item
    .trim()
    .toLowerCase()
    .replace(/^(?:the|an?|one|1 x|1) /u, '')
    .replace(/\.$/u, '');
