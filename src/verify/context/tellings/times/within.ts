/** What holds from one day or hour to another, on a day or at an hour between: "open from 1 to 15 May" on 12 May. */
import { EXCEPTION, HEDGE, NEGATION, OBLIGATION } from '../../../../text/cues.ts';
import type { Value } from '../../../../text/values/index.ts';
import { distanceTo, holdsDate, type Spell, spellsIn } from '../../../derived/spells.ts';
import type { Scene, Teller, Telling } from '../types.ts';
import { bare, capital, lowered } from '../words.ts';

/** What may have ended or moved a spell since. */
const CHANGED =
  /\b(?:suspend|revok|withdr|cancel|terminat|void|invalid|extend|shorten|amend|replac|ended early|postpon|correct|instead)/i;
const LEAD =
  /(?:,\s*)?\b(?:only\s+)?(?:between|from|until|till|through|since|as of|starting|not before)\s+(?:the\s+)?$/i;
const NARROWING =
  /\b(?:except|unless|if|provided|weekdays?|weekends?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|mon|tue|wed|thu|fri|sat|sun|holidays?|daily|mostly|usually|normally|by appointment)\b/i;

/** States: what is so from one moment to another is so in between, which a deed is not. */
const STATES =
  'open|closed|valid|available|free|in force|in effect|active|accessible|on sale|on duty|on call|out of order|out of service|out of use|offline|online|down|off|on|away|absent|ill|shut|barred|blocked|suspended|reserved|bookable|possible|allowed|permitted|forbidden|prohibited|accepted|admitted|required|needed|staffed|manned|lit|heated|covered|insured|employed|responsible';
const STATE = new RegExp(
  `\\b(?:is|are|was|were|stays?|stayed|remains?|remained) (?:(?:not|only|also|still|always|fully|completely|now) )*(?:${STATES})\\b`,
  'i',
);
const LASTING =
  /\b(?:can|cannot|can't|may|applies|apply|applied|holds?|held|costs?|works?|worked|lives?|lived|has to|have to|need not)\b/i;
/** Nothing of a state: the moment itself at which something ends or moves. */
const MOVED =
  /\b(?:take|takes|took|taking|happen|happens|happened|move|moves|moved|put|pushed|delayed|deferred|adjourned|wait|waits|waited|arrive|arrives|be (?:delivered|sent|completed|finished|done|announced))\b/i;

/** A sentence of a spell of time, said of the claim's moment within it; outside it, that what is open then is not. */
export const within: Teller = (scene) => {
  const { sentence, source, claim, tell } = scene;
  const moments = claim.values.filter(isMoment);
  const [moment] = moments;
  if (moment === undefined || moments.length > 1) return [];
  const reading = source.sentence(sentence);
  if (reading.cues & (OBLIGATION | EXCEPTION | HEDGE) || CHANGED.test(source.text)) return [];
  const spells = spellsIn(reading, true);
  const [spell] = spells;
  const timed = reading.values.filter(
    ({ kind }) => kind === 'date' || kind === 'time' || kind === 'datetime',
  );
  if (spell === undefined || spells.length > 1 || timed.length > spell.values.length) return [];
  if (isTakenBackNear(scene, moment)) return [];
  const told = tell(sentence);
  const parts = partsOf(scene, spell, bare(told.text));
  if (parts === undefined || NARROWING.test(`${parts.head} ${parts.rest}`)) return [];
  const whole = `${parts.head} ${parts.rest}`;
  if (MOVED.test(whole) || !(STATE.test(whole) || LASTING.test(whole))) return [];
  const when = `${moment.kind === 'time' ? 'at' : 'on'} ${plain(claim.text.slice(moment.start, moment.end))}`;
  const quote = source.text.slice(spell.values[0]!.start, spell.values.at(-1)!.end).trim();
  if (holdsDate(spell, moment)) {
    if (
      !isNear(
        spell,
        moment,
        claim.words.some(({ form }) => form === 'still'),
      )
    )
      return [];
    if (spell.low === undefined && reading.cues & NEGATION) return [];
    const derivation = `${when.slice(3)} lies within ${quote}`;
    return placed(parts, when).map((text): Telling => ({ ...told, text, derivation }));
  }
  if (reading.cues & NEGATION) return [];
  const side = sideOf(spell, moment);
  const derivation = `${when.slice(3)} lies ${side} ${quote}`;
  return side === undefined
    ? []
    : closedThen(parts, when, side).map((text): Telling => ({ ...told, text, derivation }));
};

/** Sentences around one that are looked through for a spell within its own. */
const AROUND = 4;
const BREAK =
  /\b(?:closed|closes|close|break|breaks|lunch|noon|except|but not|no longer|not open|interrupted|suspended)\b/i;

/** "From 10 to 14 May it is closed": another sentence near by speaks of the same moment, or of a break. */
function isTakenBackNear({ source, sentence }: Scene, moment: Moment): boolean {
  const last = Math.min(source.scan.sentenceCount - 1, sentence + AROUND);
  for (let at = Math.max(0, sentence - AROUND); at <= last; at++) {
    if (at === sentence) continue;
    const reading = source.sentence(at);
    if (BREAK.test(reading.text.slice(reading.start, reading.end))) return true;
    if (spellsIn(reading, true).some((spell) => holdsDate(spell, moment))) return true;
  }
  return false;
}

type Moment = Extract<Value, { kind: 'date' | 'time' }>;

const isMoment = (value: Value): value is Moment =>
  (value.kind === 'time' && value.bound === undefined && value.alternatives === undefined) ||
  (value.kind === 'date' &&
    value.bound === undefined &&
    value.date.d !== undefined &&
    value.date.m !== undefined);

const plain = (text: string): string => text.trim().replace(/^(?:on|at) (?:the )?/i, '');

interface Parts {
  readonly head: string;
  readonly rest: string;
}

/** What stands before and behind the spell in the sentence as it is told. */
function partsOf({ source }: Scene, spell: Spell, text: string): Parts | undefined {
  const said = source.text.slice(spell.values[0]!.start, spell.values.at(-1)!.end).trim();
  const at = text.indexOf(said);
  if (at < 0) return undefined;
  const inside = /^(?:between|from|until|till|since|through)\s/i.test(said);
  const before = text.slice(0, at);
  const lead = inside ? /(?:,\s*)?\b(?:only\s+)?$/i.exec(before) : LEAD.exec(before);
  if (lead === null && !/^[\s\S]*\d\s*[-\u2013]\s*\d/.test(said)) return undefined;
  const head = before.slice(0, lead?.index ?? at).trim();
  const rest = text
    .slice(at + said.length)
    .replace(/^\s*,\s*/, '')
    .trim();
  return { head, rest };
}

/** Days and minutes that a spell with one open end is taken to reach. */
const MOST_DAYS = 60;

/** "Until 15 May": it may not have begun long before. */
const isNear = (spell: Spell, moment: Moment, still: boolean): boolean =>
  (spell.low !== undefined && spell.high !== undefined) ||
  (spell.low === undefined && still) ||
  (distanceTo(spell, moment) ?? MOST_DAYS + 1) <= MOST_DAYS;

function placed({ head, rest }: Parts, when: string): readonly string[] {
  const clause = [lowered(head), rest].filter((part) => part !== '').join(' ');
  return [`${capital(when)} ${clause}.`, `${capital(clause)} ${when}.`];
}

/** On which side of a spell with two ends, or of its one end, a moment lies. */
function sideOf(spell: Spell, moment: Moment): 'before' | 'after' | undefined {
  const { low, high, values } = spell;
  if (high !== undefined && holdsDate({ low: high, values }, moment)) return 'after';
  return low !== undefined && holdsDate({ high: low, values }, moment) ? 'before' : undefined;
}

const SERVING =
  /^(.+?) (is|are|was|were) (?:only )?(open|valid|available|in force|in effect|on sale|accessible|staffed)\b(.*)$/i;

/** What is open for a spell is not open before or after it. */
function closedThen({ head, rest }: Parts, when: string, side: 'before' | 'after'): readonly string[] {
  const found = SERVING.exec([head, rest].filter((part) => part !== '').join(' '));
  if (found === null) return [];
  const [, subject, verb, state, tail] = found;
  const said = side === 'after' ? ['not', 'no longer'] : ['not', 'not yet'];
  const states = [
    ...said.map((no) => `${no} ${state}`),
    ...(/^(?:open|accessible)$/i.test(state!) ? ['closed'] : []),
  ];
  return states.map((one) => `${capital(subject!)} ${verb} ${one}${tail} ${when}.`);
}
