/**
 * What somebody is to do, by the task that minutes, tickets and lists give them: "Viktor has to add alerts by 20 May" for
 * "Viktor: add alerts (20 May)" among the action items, for "Viktor to add alerts", and for "the task to add alerts was assigned to Viktor".
 */
import { gerund, participleOf } from '../../../../text/inflect.ts';
import type { Lexicon } from '../../../../text/lexicon/index.ts';
import type { Scene, Teller, Telling } from '../types.ts';
import { forClaims } from '../where.ts';
import { bare, capital } from '../words.ts';
import { type Task, taskIn } from './task-lines.ts';

const MODAL = String.raw`(?:is|are) (?:to|due to|supposed to|expected to|required to)|ha(?:s|ve) to|must|needs? to|will|should|shall`;
const ACTIVE = new RegExp(String.raw`^(.{2,50}?) (${MODAL}) (?!be\b)[a-z]`, 'u');
const PASSIVE = new RegExp(String.raw` (${MODAL}) be `, 'u');
const IN_CHARGE =
  /^(.{2,50}?) ((?:is|are|was|were|has been) (?:responsible for|in charge of|tasked with|charged with|assigned to)) [a-z]+ing\b/u;
const ASSIGNED = /^[A-Z][a-z]+ing .+? ((?:is|was|has been) (?:assigned|given|delegated) to) /u;
const DUE = / ((?:is|are) due (?:on|by)|has to be (?:ready|finished|done) by) /u;

/** What a claim of tasks says, without which no line is read for one. */
const ASKED = new RegExp(
  [ACTIVE, PASSIVE, IN_CHARGE, ASSIGNED, DUE].map(({ source }) => source).join('|'),
  'u',
);

/** What a claim says of a task that was put to somebody: who will do a thing of his own accord does not have to. */
const PUT_TO_HIM =
  / (?:ha(?:s|ve) to|must|needs? to|should|shall|(?:is|are) (?:due|supposed|expected|required) to|(?:is|are|was|were|has been) (?:tasked|charged|assigned|given|delegated)\b)/u;

/** What is made by a deed, so that the day of the deed is that of the thing. */
const MAKING =
  /^(?:write|prepare|submit|send|deliver|draft|finish|complete|file|provide|hand|present|publish)$/u;

/** A task in the turn of the claim. */
export const ofTasks: Teller = forClaims([ACTIVE, PASSIVE, IN_CHARGE, ASSIGNED, DUE], (scene) => {
  const said = saidBy(scene);
  if (said.length > LONGEST || !ASKED.test(said)) return [];
  const task = taskIn(scene, (word) => isVerb(word, scene.lexicon));
  if (task === undefined || (task.meant === true && PUT_TO_HIM.test(said))) return [];
  const from = scene.tell(scene.sentence).from;
  return turnsOf(task, said).map(
    (text): Telling => ({ text: `${text}.`, from, plain: true, asks: true, marked: true }),
  );
});

const LONGEST = 200;

const saidBy = ({ claim: { text, start, end } }: Scene): string => bare(text.slice(start, end));

const isVerb = (word: string, lexicon: Lexicon): boolean =>
  lexicon.lemmas(word).some(({ pos }) => pos === 'v') && lexicon.lemma(word, 'v') === word;

function turnsOf({ who, verb, rest, due }: Task, said: string): readonly string[] {
  const ends = due === undefined ? [''] : [` by ${due}`, ''];
  const deed = `${verb} ${rest}`.trim();
  const doing = `${gerund(verb)} ${rest}`.trim();
  const active = ACTIVE.exec(said)?.[2];
  const charge = IN_CHARGE.exec(said)?.[2];
  const assigned = ASSIGNED.exec(said)?.[1];
  return [
    ...(who === undefined || active === undefined ? [] : ends.map((end) => `${who} ${active} ${deed}${end}`)),
    ...(who === undefined || charge === undefined
      ? []
      : ends.map((end) => `${who} ${charge} ${doing}${end}`)),
    ...(who === undefined || assigned === undefined ? [] : [`${capital(doing)} ${assigned} ${who}`]),
    ...ofThing({ who, verb, rest, due }, said, ends),
  ];
}

/** What a task is done to, alone or with what hangs on it: "a room", "a room for the offsite". */
const THING =
  /^((?:the|an?|all|our|their|his|her) (?:[\p{Ll}-]+ ){0,2}?[\p{L}\d-]+|(?:[\p{L}\d-]+ ){0,2}[\p{L}\d-]+)((?: (?:for|of|on|to|from|in|with|about|by) .+)?)$/u;

function ofThing({ who, verb, rest, due }: Task, said: string, ends: readonly string[]): readonly string[] {
  const [whole, thing = '', behind = ''] = THING.exec(rest) ?? [];
  if (whole === undefined || /^(?:that|whether|if|up|out|off|back|with|to|it|them)\b/u.test(rest)) return [];
  const passive = PASSIVE.exec(said)?.[1];
  const isDue = DUE.exec(said)?.[1];
  const by = who === undefined ? [''] : ['', ` by ${who}`];
  const named = [`${capital(rest)}`, ...(behind === '' ? [] : [capital(thing)])];
  return [
    ...(passive === undefined
      ? []
      : by.flatMap((agent) =>
          ends.map((end) => `${capital(rest)} ${passive} be ${participleOf(verb)}${agent}${end}`),
        )),
    ...(isDue === undefined || due === undefined || !MAKING.test(verb)
      ? []
      : named.map((one) => `${withArticle(one, said)} ${isDue} ${due}`)),
  ];
}

/** "The postmortem" for "postmortem", where the claim says so. */
const withArticle = (thing: string, said: string): string =>
  /^The /u.test(said) && !/^(?:The|An?|All|Our) /u.test(thing)
    ? `The ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`
    : thing;
