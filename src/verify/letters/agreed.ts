/** That somebody agreed to something, by the message in which he says so: "That's fine with me", under a subject that names it. */

import type { Carry } from '../between/index.ts';
import { shownBy } from '../between/index.ts';
import type { Part } from '../case.ts';
import type { Document } from '../read/document.ts';

const AGREED =
  /^(.{2,60}?) (?:has |have |had )?(?:agreed to|approved|accepted|okayed|cleared|consented to|signed off on|given (?:his|her|their|its) (?:consent|approval|agreement) to) (.{3,80})$/u;
const HEAD =
  /^From: *([^\n<,(]{2,50}?)(?:(?:, *| *\()([^\n<,()]{2,40})\)?)?(?: *<[^\n>]*>)?\n(?:(?:To|Cc|Date|Sent): *[^\n]*\n)*(?:Subject: *([^\n]*)\n)?(?:(?:To|Cc|Date|Sent): *[^\n]*\n)*\n?([\s\S]*)$/u;
/** What says yes to what was asked. */
const YES =
  /\b(?:that(?:['’]s| is) (?:fine|ok|okay|all right|good)(?: (?:with|by) me)?|(?:fine|ok|okay) (?:with|by) me|I(?:['’]m| am) happy (?:to approve|with (?:that|this|it))|(?:this|it|your request|your leave) is (?:hereby )?approved|(?<=(?:^|[.!,:\n]) ?)approved(?=[.!,\n]|$)|I(?: hereby)? approve|please go ahead|(?<=(?:^|[.!,\n]) ?)go ahead|you can go ahead|of course you can|yes,? you (?:can|may)|no objections?|good to go|you have my (?:ok|okay|approval|consent))\b/iu;
/** What takes it back, bounds it or leaves it open. */
const BOUND =
  /\b(?:not|no longer|says?|said|told|thinks?|asks?|by whom|but|if|unless|until|once|provided|except|only|however|sorry|unfortunately|cannot|subject to|pending|would|could|should|whether|when|wait|hold|before|partly|instead|first|\w+n['’]t)\b|\?/iu;
const LONGEST = 2_500;

/** The part of such a claim that a message bears out; undefined for another, and where none does. */
export function readAgreed(part: Part, documents: readonly Document[], carry: Carry): Part | undefined {
  const { text, start, end } = part.reading;
  const said = text
    .slice(start, end)
    .trim()
    .replace(/(?<![.\s])[.\s]+$/, '');
  const [, who, what] = AGREED.exec(said) ?? [];
  if (who === undefined || what === undefined || BOUND.test(said)) return undefined;
  for (const [document, source] of documents.entries()) {
    if (source.structured || source.text.length > LONGEST || !source.text.startsWith('From:')) continue;
    const [, from = '', role, subject = '', body = ''] = HEAD.exec(source.text) ?? [];
    const yes = YES.exec(body);
    if (yes === null || /^\s*(?:>|-+ ?(?:Original|Forwarded))/m.test(body)) continue;
    if (
      BOUND.test(body.replace(/\bno objections?\b/i, '')) ||
      isOfAnother(body, yes) ||
      !isAbout(
        what,
        namesItself(body, yes)
          ? clauseAround(body, yes.index)
          : `${subject} ${clauseAround(body, yes.index)}`,
      )
    )
      continue;
    if (!isCalled(who, from.trim(), role) && !isManager(who, from.trim(), source.text, carry)) continue;
    const at = source.text.length - body.length + yes.index;
    const [sentence] = source.sentencesIn(at, at + yes[0].length);
    const [head] = source.sentencesIn(0, 'From: '.length + from.length);
    if (sentence === undefined) continue;
    const shown = [...(head === undefined ? [] : [{ document, sentence: head }]), { document, sentence }];
    return shownBy(part, shown, documents, `${from.trim()}: ${yes[0]}`);
  }
  return undefined;
}

/** Whether words name the sender: by name, by first name, or by the role that stands behind it. */
function isCalled(who: string, from: string, role: string | undefined): boolean {
  const said = who.replace(/^(?:The|Her|His|Their) /, '');
  return (
    said === from ||
    from.startsWith(`${said} `) ||
    (role !== undefined && said.toLowerCase() === role.trim().toLowerCase())
  );
}

/** "That's fine with him": yes said for somebody else. */
const isOfAnother = (body: string, { 0: yes, index }: RegExpExecArray): boolean =>
  /^ (?:with|by|for) (?:him|her|them|us|everyone|\p{Lu}\p{L}+)\b/u.test(body.slice(index + yes.length));

/** "The date is fine with me", "that's fine for the paper": yes to what its own clause names, whatever the subject says. */
function namesItself(body: string, { 0: yes, index }: RegExpExecArray): boolean {
  const before = body
    .slice(Math.max(0, index - LOOKED), index)
    .split(/[.!?\n,]/)
    .at(-1)!;
  const after = body.slice(index + yes.length);
  return (
    /\b(?:the|your|this|these|those|his|her|their) \p{L}[^.!?\n]* (?:is|are|looks?|sounds?) (?:all |quite |perfectly )?$/iu.test(
      before,
    ) ||
    /^ (?:for|on|about|as to|regarding|concerning) (?:the|your|this|that|these|those) \p{L}/iu.test(after)
  );
}

const LOOKED = 80;

/** The sentence of a message in which somebody says yes. */
function clauseAround(body: string, at: number): string {
  const from = Math.max(body.lastIndexOf('.', at), body.lastIndexOf('!', at), body.lastIndexOf('\n', at)) + 1;
  const to = body.slice(at).search(/[.!\n]/);
  return body.slice(from, to < 0 ? body.length : at + to);
}

/** "Priya's manager" of whoever writes to Priya and is said to manage her. */
function isManager(who: string, from: string, message: string, carry: Carry): boolean {
  const [, whose] = /^(\p{Lu}[\p{L} .-]{1,30})['’]s? (?:line )?(?:manager|supervisor|boss)$/u.exec(who) ?? [];
  const [, to = ''] = /^To: *([^\n<,]{2,50})/mu.exec(message) ?? [];
  if (whose === undefined || !(to.trim() === whose || to.startsWith(`${whose} `))) return false;
  return [to.trim(), whose].some((name) => carry(`${from} manages ${name}.`) !== undefined);
}

/** Words of what is agreed to that say no more than whose or that it was asked for. */
const LIGHT =
  /^(?:the|this|that|these|those|his|her|their|its|our|your|with|from|request|proposal|for|and|take|back)$/;

/** Whether a message speaks of all that is said to be agreed to, and of something. */
function isAbout(what: string, message: string): boolean {
  const own = message.toLowerCase();
  const words = what
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 2 && !LIGHT.test(word));
  return (
    words.length > 0 &&
    words.every((word) => own.includes(word.slice(0, STEM))) &&
    (!/\btake\b/.test(what) || /\breturn/.test(own))
  );
}

const STEM = 5;
