/**
 * What a sentence says beside a "not", a "without" or an "instead of", and what it denies by it: "paid without complaining"
 * that he paid and that he did not complain, "not approved by Kim but by Lee" that Lee did, "everyone but Lou" that Lou did not.
 */
import { byWord } from '../../../../text/by-word.ts';
import { pastOf, present } from '../../../../text/inflect.ts';
import type { Reading } from '../../../../text/reading.ts';
import { notBut } from '../../../beside/not-but.ts';
import type { Teller } from '../types.ts';
import { isCertain, isNamed, ofGerund, ofPast, pastIn } from '../verb-of.ts';
import { where } from '../where.ts';
import { bare, capital } from '../words.ts';

/** What a claim of the past denies of whom: "The customer did not complain." */
const DENYING = /^(?<who>[^,;:]{2,80}?) did not (?<verb>\p{Ll}{2,20})(?<rest>(?: [^,;:]{1,120})?)$/u;

const textOf = ({ text, start, end }: Reading): string => bare(text.slice(start, end));

/** Whether a text begins with somebody and the simple past of what he does. */
function opensWith(text: string, who: string): boolean {
  if (!text.startsWith(`${who} `)) return false;
  const [next = ''] = text.slice(who.length + 1).split(' ', 1);
  return /^\p{Ll}+ed$/u.test(next) || PASTS.test(next);
}
const PASTS =
  /^(?:paid|left|went|gave|took|came|sent|met|sold|told|said|kept|held|built|bought|brought|wrote|drove|won|ran|got|made|did|had|saw|spoke|chose|began|broke|flew|rode|sat|stood|read|put|set|cut|let|lost|found|taught|caught|drew|ate|slept|withdrew)$/;

const WITHOUT = /^(?<head>[^,;:]{4,120}?) without (?<what>[^,;:]{2,100})$/u;
/** What a deed is told of that was done; of what may or must be, nothing is said by its half. */
const WAS_DONE = /\b(?:was|were|has been|have been|had been)\b|\b\p{Ll}+ed\b/u;
/** "Photos are allowed without flash": what holds, and was not done. */
const IS_SO = /\b(?:is|are|may|can|must|shall|should)\b/u;
/** Who did it are counted, or a share of all. */
const COUNTED =
  /^(?:\d|(?:at|more|less|fewer|over|about|under|up|exactly|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|a|an|many|all|every|each|any|both)\b)/iu;

/** "Paid without complaining": paid, and did not complain. */
function without(text: string, claim: Reading): readonly string[] {
  const { head = '', what = '' } = WITHOUT.exec(text)?.groups ?? {};
  if (head === '' || !isCertain(head) || /\bwithout\b/.test(what) || COUNTED.test(head)) return [];
  const isDone = head.split(' ').some((word) => PASTS.test(word)) || WAS_DONE.test(head);
  const first = isDone && !IS_SO.test(head) ? [`${head}.`] : [];
  return [...first, ...notDone(head, what, claim)];
}

function notDone(head: string, what: string, claim: Reading): readonly string[] {
  const { who = '', verb = '' } = DENYING.exec(textOf(claim))?.groups ?? {};
  const [doing = '', ...rest] = what.split(' ');
  if (who === '' || !opensWith(head, who) || ofGerund(claim, doing) !== verb) return [];
  return [`${[who, 'did not', verb, ...rest].join(' ')}.`];
}

const APPROVAL =
  /^(?<thing>[^,;:]{2,60}?) (?:was|were) (?:issued|granted|made|paid|sent|given|processed|released|signed|extended|waived|executed|placed|published|hired|booked) without (?:(?:the |any )?(?<whose>\p{L}[\p{L} ]{1,30}?)(?:['’]s?)? )(?:approval|authori[sz]ation)$/u;

/** "The refund was issued without manager approval": no manager approved it. */
function unapproved(text: string): readonly string[] {
  const { thing = '', whose = '' } = APPROVAL.exec(text)?.groups ?? {};
  if (thing === '' || !isNamed(thing) || !isNamed(whose) || COUNTED.test(thing)) return [];
  const it = thing.replace(/^The /u, 'the ');
  const who = /^\p{Lu}/u.test(whose) ? whose : `The ${whose}`;
  return [
    `${who} did not approve ${it}.`,
    `${who} did not authorise ${it}.`,
    `${who} did not authorize ${it}.`,
  ];
}

const BUT_DOES =
  /^(?<who>[^,;:]{2,80}?) (?:was|were|is|are|has|have|did|does|do|will|can) not [^,;:]{2,80}?,? but (?<rest>(?:was|were|is|are|has|have|will|can|does|did) [^,;:]{2,80})$/u;

const BUT_OBJECT =
  /^(?<who>[^,;:]{2,80}?) (?<be>did|does|do) not (?<verb>\p{Ll}{2,20}) (?:(?:an?|the|his|her|its|their|our|my|any) )?(?<other>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?),? but (?:rather |instead )?(?<what>(?:an?|the|his|her|its|their|our|my) \p{L}[\p{L} -]{1,40}|\p{L}[\p{L}-]+)$/u;

/** "Does not want a refund but a replacement": wants a replacement. */
function butThat(text: string, claim: Reading): readonly string[] {
  const { who = '', be, verb = '', what = '' } = BUT_OBJECT.exec(text)?.groups ?? {};
  if (who === '' || !isNamed(who)) return [];
  const does = be === 'did' ? pastIn(claim, verb) : be === 'does' ? present(verb) : verb;
  return [`${who} ${does} ${what}.`];
}

/** "Was not approved by Kim but by Lee": approved by Lee; "is not allergic to nuts but is allergic to milk". */
function butSo(text: string): readonly string[] {
  const otherwise = notBut(text);
  if (otherwise !== undefined) return isNamed(otherwise.who) ? [`${otherwise.done} ${otherwise.other}.`] : [];
  const does = BUT_DOES.exec(text)?.groups;
  return does === undefined || !isNamed(does['who']!) ? [] : [`${does['who']} ${does['rest']}.`];
}

const PLACED_NOT =
  /^(?<head>(?<who>[^,;:]{2,80}?) (?<be>was|were|is|are) (?<mid>[^,;:]{2,80}?) (?<place>by|on|in|at|to|from|for|with) (?<first>[^,;:]{1,40}?)),? (?:and not|not|rather than|instead of) \k<place> (?<other>[^,;:]{1,60})$/u;

/** "Was patched in May, not in June": was not patched in June. */
function notThere(text: string): readonly string[] {
  const { head = '', who = '', be, mid, place, other } = PLACED_NOT.exec(text)?.groups ?? {};
  if (head === '' || !isNamed(who) || !isCertain(head)) return [];
  // Not in early June may be in June.
  if (PART_OF_IT.test(other)) return [`${head}.`];
  return [`${head}.`, `${who} ${be} not ${mid} ${place} ${other}.`];
}

const PART_OF_IT = /^(?:the )?(?:early|late|mid|first|second|last|full|whole|beginning|end|start|middle)\b/iu;

const NOT_WHO =
  /^It (?:was|is) not (?<who>[^,;:]{1,60}?) (?:who|that) (?<verb>\p{Ll}{2,20})(?<rest>(?: [^,;:]{1,100})?)$/u;
const WHO_NOT =
  /^(?:It was (?<one>[^,;:]{1,60}?)(?:,? (?:and )?not (?<early>[^,;:]{1,60}?),?)? (?:who|that) |(?<own>\p{Lu}[^,;:]{0,60}?), not (?<mid>[^,;:]{1,60}?), )(?<verb>\p{Ll}{2,20})(?<rest>(?: [^,;:]{1,100}?)?)(?:,? (?:and )?not (?<late>[^,;:]{1,60}))?$/u;

/** What somebody did not do, of a verb in the past; nothing where the claim has not its verb. */
function didNot(who: string, verb: string, rest: string, claim: Reading): readonly string[] {
  if (/^(?:was|were|is|are|has|had)$/.test(verb)) return [`${capital(who)} ${verb} not${rest}.`];
  const lemma = ofPast(claim, verb);
  return lemma === undefined ? [] : [`${capital(who)} did not ${lemma}${rest}.`];
}

/** "It was not Ben who deleted the file": Ben did not; "it was Ivan, not Olga, who …": Ivan did, and Olga did not. */
function cleft(text: string, claim: Reading): readonly string[] {
  const none = NOT_WHO.exec(text)?.groups;
  if (none !== undefined)
    return isNamed(none['who']!) ? didNot(none['who']!, none['verb']!, none['rest']!, claim) : [];
  const { one, early, own, mid, late, verb = '', rest = '' } = WHO_NOT.exec(text)?.groups ?? {};
  const [doer, other] = [one ?? own, early ?? mid ?? late];
  if (doer === undefined || other === undefined || !isNamed(doer) || !isNamed(other) || !isCertain(rest))
    return [];
  // "…, not the fee" may be of what it was done to.
  const isOfDoer = late === undefined || /^\p{Lu}/u.test(doer) === /^\p{Lu}/u.test(other);
  if (!isOfDoer) return [];
  return [
    `${capital(doer)} ${verb}${rest}.`,
    ...(late !== undefined && one === undefined ? [] : didNot(other, verb, rest, claim)),
  ];
}

const BUT_ONE =
  /^(?:Everyone|Everybody|Every (?<kind>\p{Ll}[\p{Ll} -]{1,30}?)|All (?:of )?(?:the )?(?<kinds>\p{Ll}[\p{Ll} -]{1,30}?)) (?:but|except(?: for)?|apart from|other than) (?<one>[\p{Lu}\p{Ll}\d][\p{L}\d_-]{0,30}(?: \p{Lu}\p{L}{1,20})?) (?<verb>\p{Ll}{2,20})(?<rest>(?: [^,;:]{1,100})?)$/u;

/** "Every server except db-3 was patched": db-3 was not. */
function butOne(text: string, claim: Reading): readonly string[] {
  const { one = '', verb = '', rest = '' } = BUT_ONE.exec(text)?.groups ?? {};
  if (!/^(?:\p{Lu}|.*\d)/u.test(one) || !isNamed(one) || !isCertain(rest)) return [];
  return didNot(one, SINGLE[verb] ?? verb, rest, claim).map((said) =>
    one === one.toLowerCase() ? said.replace(/^./u, (letter) => letter.toLowerCase()) : said,
  );
}
const SINGLE = byWord<string>({ were: 'was', are: 'is', have: 'has' });

const INSTEAD = /^(?<head>[^,;:]{4,120}?),? instead of (?<what>[^,;:]{2,80})$/u;

/** "Received a voucher instead of a refund": did not receive a refund. */
function insteadOf(text: string, claim: Reading): readonly string[] {
  const { head = '', what = '' } = INSTEAD.exec(text)?.groups ?? {};
  const { who = '', verb = '' } = DENYING.exec(textOf(claim))?.groups ?? {};
  if (head === '' || !isCertain(head)) return [];
  const [doing = '', ...rest] = what.split(' ');
  if (who !== '' && opensWith(head, who) && ofGerund(claim, doing) === verb)
    return [`${[who, 'did not', verb, ...rest].join(' ')}.`];
  const done = head.slice(who.length + 1).split(' ', 1)[0]!;
  const isSame =
    who !== '' && head.startsWith(`${who} `) && (done === pastOf(verb) || ofPast(claim, done) === verb);
  const [, ...object] = head.slice(who.length + 1).split(' ');
  return isSame && isNamed(object.join(' ')) ? [`${who} did not ${verb} ${what}.`] : [];
}

/** A word by which a sentence denies one half beside the other. */
const DENYING_ONE = /not|without|instead|rather than|but|except|apart from|other than/i;

/** Each half of a sentence of two, as a sentence of its own. */
export const otherHalf: Teller = where([DENYING_ONE], (scene) => {
  const { sentence, tell } = scene;
  const told = tell(sentence);
  const text = bare(told.text);
  if (text.length > LONGEST) return [];
  const { claim } = scene;
  const texts = [
    ...without(text, claim),
    ...unapproved(text),
    ...butSo(text),
    ...butThat(text, claim),
    ...notThere(text),
    ...cleft(text, claim),
    ...butOne(text, claim),
    ...insteadOf(text, claim),
  ];
  return texts.map((each) => ({ ...told, text: each }));
});

/** Characters of a sentence that is read so, at the most. */
const LONGEST = 300;
