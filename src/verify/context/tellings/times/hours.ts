/** Opening hours: "Mon-Fri 9:00-18:00, Sat 10:00-14:00, closed Sundays". */
import { matchesOf } from '../../../../text/matches.ts';
import type { Scene, Teller, Telling } from '../types.ts';
import { dayName, minuteOf, timeAsClaimed, weekdayOf } from '../words.ts';

const HOURS = /\b(?:opening hours|business hours|office hours|hours|open|opens)\b/i;
const DAY = String.raw`(?:[Mm]on|[Tt]ue|[Ww]ed|[Tt]hu|[Ff]ri|[Ss]at|[Ss]un)[a-z]{0,6}\.?`;
const CLOCK = String.raw`\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?`;
const SPELL = new RegExp(
  String.raw`(${DAY})(?: ?(?:-|\u2013|to|through) ?(${DAY}))?(?:,? (?:and|&) (${DAY}))?[ :]+(?:from )?(${CLOCK}) ?(?:-|\u2013|to|until) ?(${CLOCK})`,
  'gu',
);
const CLOSED = new RegExp(
  String.raw`\b[Cc]losed(?: on)? (${DAY})(?:(?:,| and) (${DAY}))?|(${DAY})[ :]+closed`,
  'gu',
);
/** Nouns of what has hours, and may be called by any of them where a source tells of one alone. */
const PLACE =
  /\b(?:shop|store|office|desk|library|museum|clinic|practice|surgery|pharmacy|counter|branch|bank|cafe|restaurant|gym|pool|centre|center|warehouse|depot|workshop|hotline|reception|market|bakery|salon|garage)\b/i;
/** What sets other hours for a while. */
const CHANGED =
  /\b(?:temporar|until further notice|renovat|exception|changed|shortened|extended|closed from|closed until|closed for)/i;
const UNSURE =
  /\b(?:except|unless|only in|from \p{Lu}\p{Ll}+ to \p{Lu}\p{Ll}+ only|summer|winter|holiday hours|new hours|old|until further)\b/iu;

/** What hours say of the day that the claim names. */
export const openingHours: Teller = (scene) => {
  const { sentence, tell, source } = scene;
  const told = tell(sentence);
  const beside = source.text.slice(0, 600);
  if (!HOURS.test(told.text) && !HOURS.test(scene.title) && !isBehindHours(scene, told.text)) return [];
  if ((beside.match(/\bhours\b/gi) ?? []).length > 2 || UNSURE.test(told.text) || CHANGED.test(source.text))
    return [];
  const place = placeOf(scene);
  if (place === undefined) return [];
  const { claim } = scene;
  const days = [...new Set(claim.words.map(({ form }) => weekdayOf(form)))].filter((day) => day >= 0);
  const each = claim.words.some(({ form }) => /^weekdays?$/.test(form)) ? onWeekdays(scene, place, told) : [];
  return each.concat(
    days.flatMap((day) => {
      const spells = matchesOf(told.text, SPELL).filter((spell) => coversDay(spell, day));
      const closed = matchesOf(told.text, CLOSED).some(([, a, b, c]) =>
        [a, b, c].some((one) => one !== undefined && weekdayOf(one) === day),
      );
      if (spells.length > 1 || (spells.length === 1 && closed)) return [];
      return saidOf(scene, place, [dayName(day)], spells[0], closed).map(
        (text): Telling => ({ ...told, text }),
      );
    }),
  );
};

/** Monday to Friday, where one spell is of all of them and none is told apart. */
function onWeekdays(scene: Scene, place: string, told: Telling): Telling[] {
  const spells = matchesOf(told.text, SPELL).filter((spell) => WEEKDAYS.some((day) => coversDay(spell, day)));
  const [spell] = spells;
  if (spell === undefined || spells.length > 1 || !WEEKDAYS.every((day) => coversDay(spell, day))) return [];
  return saidOf(scene, place, ['weekday'], spell, false).map((text) => ({ ...told, text }));
}

const WEEKDAYS = [0, 1, 2, 3, 4];

/** "Opening hours: Tue-Sun 10-18. Closed on Mondays.": the day off of the hours told right before it. */
function isBehindHours({ source, sentence }: Scene, text: string): boolean {
  if (sentence === 0 || !/^closed\b/i.test(text)) return false;
  const { text: whole, start, end } = source.sentence(sentence - 1);
  return HOURS.test(whole.slice(start, end));
}

/** What the claim calls the place, where the source tells of no other. */
function placeOf({ claim, source, title }: Scene): string | undefined {
  const said = PLACE.exec(claim.text.slice(claim.start, claim.end))?.[0];
  if (said === undefined) return undefined;
  const named = new Set(
    `${title} ${source.text.slice(0, 2_000)}`.match(new RegExp(PLACE, 'gi'))?.map((one) => one.toLowerCase()),
  );
  return named.size === 0 || (named.size === 1 && named.has(said.toLowerCase())) ? said : undefined;
}

function coversDay([, first, last, other]: RegExpMatchArray, day: number): boolean {
  const [from, to] = [weekdayOf(first!), last === undefined ? weekdayOf(first!) : weekdayOf(last)];
  const within = from <= to ? day >= from && day <= to : day >= from || day <= to;
  return within || (other !== undefined && weekdayOf(other) === day);
}

function saidOf(
  { claim }: Scene,
  place: string,
  [name]: readonly [string],
  spell: RegExpMatchArray | undefined,
  closed: boolean,
): readonly string[] {
  const whens = [`on ${name}s`, `on ${name}`];
  if (closed) return whens.map((when) => `The ${place} is closed ${when}.`);
  if (spell === undefined) return [];
  const [from, to] = [spell[4]!, spell[5]!].map((clock) =>
    timeAsClaimed(claim, minuteOf(clock) ?? -1, clock),
  );
  return whens.flatMap((when) => [
    `The ${place} is open from ${from} to ${to} ${when}.`,
    `The ${place} is open until ${to} ${when}.`,
    `The ${place} is open from ${from} ${when}.`,
    `The ${place} is open ${when}.`,
    `The ${place} opens at ${from} ${when}.`,
    `The ${place} closes at ${to} ${when}.`,
  ]);
}
