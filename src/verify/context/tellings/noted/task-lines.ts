/** The task that a line or a sentence gives somebody. */
import type { Scene } from '../types.ts';
import { bare } from '../words.ts';

/** A task: whose it is, its verb, what is done, and by when. */
export interface Task {
  readonly who: string | undefined;
  /** Whether he only means to do it: nobody gave it to him, and he need not. */
  readonly meant?: boolean;
  readonly verb: string;
  readonly rest: string;
  readonly due: string | undefined;
}

type IsVerb = (word: string) => boolean;

/** Characters of a line that gives a task, and of what stands before it. */
const LONGEST = 240;
const LOOKED_BACK = 3_000;

const NAME = String.raw`(?:(?:Mrs?|Ms|Dr)\.? )?\p{Lu}[\p{L}'\u2019-]*(?: \p{Lu}[\p{L}'\u2019-]*){0,2}`;
const DAY = String.raw`(?:(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Mon|Tue|Wed|Thu|Fri),? ?)?(?:(?:the )?\d{1,2}(?:st|nd|rd|th)?\.? \p{Lu}\p{Ll}{2,8}(?:,? \d{4})?|\p{Lu}\p{Ll}{2,8} \d{1,2}(?:,? \d{4})?|\d{4}-\d\d-\d\d)|(?:next )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|tomorrow|the end of (?:the )?\p{L}+`;

/** Done, or not to be done any more. */
const OVER =
  /\[[xX\u2713]\]|[\u2713\u2714\u2705]|~~|\b(?:done|completed|finished|cancelled|canceled|dropped|obsolete|resolved|closed|no longer)\b/iu;
const OPEN = /\b(?:if|unless|whether|might|perhaps|maybe|possibly|not|never|would|could|or|but)\b|\?/iu;

/** The task of a sentence; undefined where it gives none. */
export function taskIn(scene: Scene, isVerb: IsVerb): Task | undefined {
  const { source, sentence } = scene;
  const { start, end } = source.sentence(sentence);
  if (end - start > LONGEST) return undefined;
  const line = source.text.slice(start, end).trim();
  const marks = source.text.slice(
    Math.max(source.text.lastIndexOf('\n', start - 1) + 1, start - LONGEST),
    start,
  );
  if (OVER.test(marks) || OVER.test(line) || OPEN.test(line)) return undefined;
  const text = bare(line.replace(/^(?:[-*\u2022]|\(?\d{1,2}[.)])\s+/u, '').replace(/^\[ \]\s*/u, ''));
  const own = text
    .replace(/^(?:action(?: item)?s?|to-?do|task|follow-?ups?|next steps?|AI): /iu, '')
    .replace(/^\(\d{1,2}\) /u, '');
  const listed = own !== text || isUnderHead(source.text.slice(Math.max(0, start - LOOKED_BACK), start));
  return inWords(own, isVerb) ?? named(own, isVerb, listed) ?? (listed ? unnamed(own, isVerb) : undefined);
}

/** Heads of lists of tasks. */
const HEAD =
  /^(?:(?:open |our |new )?(?:action(?: item| point)?s?|to-?dos?|to do(?: list)?|tasks?|next steps?|follow-?ups?|assignments?)|who does what)$/iu;
/** The last head or label that stands on a line by itself. */
const HEADS =
  /(?:^|\n|[.!?] )(?:#{1,6} |\*\*)?([\p{L}][\p{L} -]{2,40})(?::\s*(?:\*\*)?|\*\*:?)?[ \t]*(?=\n)/gu;

const isUnderHead = (before: string): boolean =>
  HEAD.test([...before.matchAll(HEADS)].at(-1)?.[1]?.trim() ?? '');

const DUE_BEHIND = new RegExp(
  String.raw`(?:,? \((?:by |due |until |due by |before )?(${DAY})\)?|,? (?:by|due(?: by| on)?|until|before) (${DAY})|,? [-\u2013] (?:by |due )?(${DAY}))$`,
  'u',
);

/** A deed as its verb and the rest, without the day by which it is due. */
function deedOf(text: string, isVerb: IsVerb): Omit<Task, 'who'> | undefined {
  const found = DUE_BEHIND.exec(text);
  const deed = found === null ? text : text.slice(0, found.index);
  const [, first = '', rest = ''] = /^(\p{L}+)(?: (.+))?$/su.exec(deed) ?? [];
  const verb = first.toLowerCase();
  if (!isVerb(verb) || /[;:()]/u.test(rest)) return undefined;
  return { verb, rest: rest.trim(), due: found?.[1] ?? found?.[2] ?? found?.[3] };
}

const GIVEN = new RegExp(
  String.raw`^(?:The|An?|This) (?:[\p{Ll}-]+ )?(?:task|ticket|follow-up|action|action item|story|issue|job|work order|assignment) to (\p{Ll}.+?) (?:is|was|has been) (?:assigned|given|delegated|handed) to (${NAME})(?:,? (?:and|which) (?:it )?(?:is|was) due (?:on|by) (${DAY})|,? (?:and )?due (?:on|by) (${DAY}))?$`,
  'u',
);
const WILL = new RegExp(
  String.raw`^(${NAME}) (?:agreed to|promised to|undertook to|was asked to|(will|is going to|volunteered to)) (\p{Ll}.+)$`,
  'u',
);

/** "The ticket to move it was assigned to Priya", "Sara agreed to call the vendor"; what was only offered is nobody's task. */
function inWords(text: string, isVerb: IsVerb): Task | undefined {
  const given = GIVEN.exec(text);
  if (given !== null) {
    const deed = deedOf(given[1]!, isVerb);
    return deed && { ...deed, who: given[2], due: given[3] ?? given[4] ?? deed.due };
  }
  const will = WILL.exec(text);
  const deed = will === null ? undefined : deedOf(will[3]!, isVerb);
  return deed && { ...deed, who: will![1], meant: will![2] !== undefined };
}

const TO = new RegExp(String.raw`^(?:[^:]{2,60}: )?(${NAME}) to (\p{Ll}.+)$`, 'u');
const LABELLED = new RegExp(String.raw`^@?(${NAME})(?:: | [-\u2013\u2014] )(?:to )?(\p{L}.+)$`, 'u');
const ASIDE = new RegExp(
  String.raw`^(\p{Lu}\p{Ll}.+?),? (?:\(|[-\u2013\u2014] |\[)@?(?:owner: |assignee: |assigned to )?(${NAME})(?:,? (?:by |due )?(${DAY}))?[)\]]?$`,
  'u',
);

/** "Dana to write it", "Viktor: add alerts", "Book a room (Dana, 30 May)". */
function named(text: string, isVerb: IsVerb, listed: boolean): Task | undefined {
  const to = TO.exec(text) ?? (listed ? LABELLED.exec(text) : null);
  const own = to === null ? undefined : deedOf(to[2]!, isVerb);
  if (own !== undefined) return { ...own, who: to![1] };
  const aside = listed ? ASIDE.exec(text) : null;
  const deed = aside === null ? undefined : deedOf(aside[1]!, isVerb);
  return deed && { ...deed, who: aside![2], due: aside![3] ?? deed.due };
}

/** A task that is nobody's yet. */
function unnamed(text: string, isVerb: IsVerb): Task | undefined {
  const deed = /^\p{Lu}\p{Ll}/u.test(text) ? deedOf(text, isVerb) : undefined;
  return deed && { ...deed, who: undefined };
}
