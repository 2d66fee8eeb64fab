/** Whether the days that somebody asks for are left: "she has enough leave left" of a request for 5 days and "remaining 9". */
import type { Scene, Shown } from '../asked.ts';
import { type Said, sentencesOf } from '../rules/sentences.ts';

const ENOUGH =
  /^(?<who>.{2,50}?) (?:still )?(?<has>has|does not have) (?:enough|sufficient) (?:annual |paid |remaining )?(?:leave|vacation|holiday|time off|pto|days off)(?: (?:days|time|balance|entitlement))?(?: (?:left|remaining|available))?(?: (?:for|to cover|to take) (?:the |this |her |his |their )?(?:requested |leave |vacation |holiday )?(?:request|leave|vacation|holiday|absence|days|time off|period))?$/iu;
const REQUEST = /\b(?:leave|vacation|holiday|time off|pto|annual leave|request)\b/iu;
const DAYS = /\b(?<count>\d{1,2}(?:\.5)?) (?:working |business |vacation |leave )?days?\b/iu;
const LEFT =
  /\b(?:(?:remaining|left|available|balance|remain)(?: (?:days|leave|vacation))?:? (?<before>\d{1,3}(?:\.5)?)\b|(?<behind>\d{1,3}(?:\.5)?) (?:(?:vacation|leave|holiday) )?(?:days? )?(?:remaining|left|available)\b)/iu;
const NAME = /\p{Lu}[\p{Ll}'’-]+ \p{Lu}[\p{Ll}'’-]+/gu;
/** What is still to be taken off what is left. */
const BESIDE = /\b(?:booked|planned|pending|already approved|carried over|expir\w+|reserved|negative)\b/iu;

/** Where both stand and bear a statement out; undefined for another. */
export function leaveIsEnough(said: string, { documents }: Scene): Shown | undefined {
  const found = ENOUGH.exec(said)?.groups;
  if (found === undefined) return undefined;
  const sentences = sentencesOf(documents);
  const left = sentences.filter(({ text }) => LEFT.test(text));
  const asked = sentences.filter(
    (one) => !left.includes(one) && REQUEST.test(one.text) && DAYS.test(one.text),
  );
  const [balance, request] = [left[0], asked[0]];
  if (balance === undefined || request === undefined || left.length + asked.length > 2) return undefined;
  if (BESIDE.test(balance.text) || !isOfOne(found.who!, balance, request, sentences)) return undefined;
  const { before, behind } = LEFT.exec(balance.text)!.groups!;
  const [rest, days] = [Number(before ?? behind), Number(DAYS.exec(request.text)!.groups!.count)];
  return rest >= days === (found.has === 'has')
    ? { places: [request, balance], told: `${rest} left, ${days} asked for` }
    : undefined;
}

/** Whether request and balance are of the one person whom a statement means. */
function isOfOne(who: string, balance: Said, request: Said, sentences: readonly Said[]): boolean {
  const names = new Set(
    sentences
      .flatMap(({ text }) => text.match(NAME) ?? [])
      .filter((name) => !/(?:Leave|Annual|Request|Balance|Team|Human)/u.test(name)),
  );
  const [only] = names;
  if (names.size !== 1 || only === undefined) return false;
  const role = /^(?:The (?:employee|requester|applicant|colleague|worker|team member)|She|He)$/u.test(who);
  return (
    (role || who === only || only.split(' ')[0] === who) &&
    balance.text.includes(only) &&
    request.text.includes(only)
  );
}
