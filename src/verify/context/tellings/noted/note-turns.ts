/**
 * What a fragment of a note says in a sentence: how many of something were done ("Databases migrated: 14 of 20"), when
 * something took place ("Rehearsal 10 June: successful"), and what has to be done ("Training: to be completed by May").
 */
import type { Scene, Teller, Telling } from '../types.ts';
import { bare } from '../words.ts';

/** Characters of a fragment, at the most. */
const LONGEST = 160;

export const ofFragments: Teller = (scene) => {
  const told = scene.tell(scene.sentence);
  const line = bare(told.text);
  if (line.length > LONGEST || !line.includes(':')) return [];
  const said = scene.claim.text.slice(scene.claim.start, scene.claim.end);
  // A fragment has no tense: that it may be yet to come says nothing against its outcome, nor against what is to be done.
  return [
    ...counts(line, scene).map((text): Telling => ({ ...told, text: `${text}.` })),
    ...[...events(line, said), ...duties(line, said)].map(
      (text): Telling => ({ ...told, text: `${text}.`, plain: true, asks: true }),
    ),
  ];
};

const COUNTED =
  /^(?<things>\p{L}[\p{L} -]{1,40}?) (?<done>\p{Ll}{3,}): (?<count>\d[\d,]*)(?: (?:of|out of) (?:the )?(?<all>\d[\d,]*))?$/u;
/** What was not done, or not yet. */
const UNDONE = /\b(?:not|to be|never|yet|still|be|non|without|expected|planned|unless|if)\b/iu;

/** `14 of 20 databases have been migrated`, where the label ends with what was done. */
function counts(line: string, { lexicon }: Scene): readonly string[] {
  const { things = '', done = '', count = '', all } = COUNTED.exec(line)?.groups ?? {};
  if (done === '' || UNDONE.test(things) || !isDone(done, lexicon)) return [];
  const what = things.charAt(0).toLowerCase() + things.slice(1);
  const many =
    all === undefined
      ? [`${count} ${what}`]
      : [`${count} of ${all} ${what}`, `${count} of the ${all} ${what}`];
  return many.flatMap((subject) => [`${subject} have been ${done}`, `${subject} were ${done}`]);
}

/** Whether a word is a past form of a verb: `migrated`, `sold`. */
const isDone = (form: string, lexicon: Scene['lexicon']): boolean =>
  /(?:ed|en|ne|ld|nt|pt|id|de|ght|wn|st)$/.test(form) &&
  lexicon.lemmas(form).some(({ lemma, pos }) => pos === 'v' && lemma !== form);

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const EVENT = new RegExp(
  String.raw`^(?<event>\p{Lu}[\p{L} -]{2,50}?),? (?:on )?(?<day>\d{1,2} (?:${MONTH})(?: \d{4})?|(?:${MONTH}) \d{1,2}(?:, \d{4})?): (?:successful|passed|failed|completed|done|held|carried out|took place)$`,
  'u',
);
const TAKING_PLACE = /\b(?:took place|was held|happened|was carried out|was done)\b/u;

/** `The rehearsal took place on 10 June`, of an event that the note tells the outcome of. */
function events(line: string, said: string): readonly string[] {
  const how = TAKING_PLACE.exec(said)?.[0];
  const { event, day } = EVENT.exec(line)?.groups ?? {};
  if (how === undefined || event === undefined || UNDONE.test(event)) return [];
  return [`The ${event.charAt(0).toLowerCase()}${event.slice(1)} ${how} on ${day}`];
}

const TO_BE =
  /^(?<what>\p{Lu}[^:;,()]{2,60}?)(?: \([^)]{1,40}\))?: to be (?<done>\p{Ll}+)(?<rest>(?: [^:;]*)?)$/u;
/** What is left open, and no duty. */
const LEFT_OPEN =
  /^(?:confirmed|announced|decided|determined|agreed|defined|advised|discussed|clarified|continued)$/u;
const DUTY = /\b(?:must|has to|have to|needs? to) be\b/u;

/** `Training must be completed in the first 14 days`, of what a note says is to be done. */
function duties(line: string, said: string): readonly string[] {
  const must = DUTY.exec(said)?.[0];
  const { what, done = '', rest = '' } = TO_BE.exec(line)?.groups ?? {};
  if (must === undefined || what === undefined || LEFT_OPEN.test(done) || UNDONE.test(what)) return [];
  const own = /\byour first\b/.test(said) ? rest.replace(/\bthe first\b/, 'your first') : rest;
  const ends = [...new Set([rest, own, own.replace(/^ in (?=(?:the|your) first )/, ' within ')])];
  const thing = what.charAt(0).toLowerCase() + what.slice(1);
  return ends.flatMap((end) => [`The ${thing} ${must} ${done}${end}`, `${what} ${must} ${done}${end}`]);
}
